import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { openContent } from "../../ports/outgoing/content.ts";
import { outgoingMessages } from "../../ports/outgoing/tables.ts";
import { freshNumber } from "../../ports/phone/contract.ts";
import { aBrowser, signedUpBrowser } from "../../testing/a-browser.ts";
import { eventsOf, rawRows } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

const send = "/api/send-phone-verification";
const verify = "/api/verify-phone";

describe.each(testDatabases())("verifying a phone number over HTTP on $name", ({ open }) => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({ database: await open() }));
  });
  afterAll(() => close());

  /** Clears the limits, because all tests call from the same address. */
  const signedUp = async () => {
    await deps.database.query("TRUNCATE limit_counters, attempts");
    const { browser, id } = await signedUpBrowser(app);
    const post = (url: string, payload: object) => browser("POST", url, { payload });
    return {
      id,
      post,
      browser,
      ask: (phoneNumber: string, userId = id) => post(send, { userId, phoneNumber }),
      give: (code: string, userId = id) => post(verify, { userId, code }),
      user: async () => (await browser("GET", `/api/user/${id}`)).json(),
    };
  };
  const codeFor = async (to: string) => {
    let code = "";
    for (const { sealed, ...row } of await deps.db
      .select()
      .from(outgoingMessages)
      .orderBy(outgoingMessages.id)) {
      if (sealed === null || row.channel !== "sms") continue;
      const content = await openContent(deps.keys, deps.db, { ...row, sealed });
      if (content.to === to) code = /\b\d{6}\b/.exec(content.text)?.[0] ?? code;
    }
    return code;
  };

  it("sends a code, says where to find it, and verifies the number", async () => {
    const { id, ask, give, user } = await signedUp();
    const to = freshNumber();
    const sent = await ask(to.replace("+49", "+49 ").replace("1512", "(1512) "));
    expect(sent.json()).toEqual({ sentTo: to, standIn: true, expiresAt: expect.any(String) });
    expect(sent.body).not.toContain(await codeFor(to));
    expect(await user()).toMatchObject({ phoneNumber: "", phoneVerified: false });
    const proven = await give(await codeFor(to));
    expect(proven.json().user).toMatchObject({ id, phoneNumber: to, phoneVerified: true });
    expect(await user()).toMatchObject({ phoneNumber: to, phoneVerified: true });
    expect(await eventsOf(deps, id)).toContain("user-updated");
    expect((await give(await codeFor(to))).json()).toMatchObject({ code: "code_invalid" });
    expect(await rawRows(deps, "phone_verifications", id)).toBe("");
  });

  it("stores number and code in no readable form", async () => {
    const { id, ask } = await signedUp();
    const to = freshNumber();
    await ask(to);
    const digits = to.slice(1);
    expect(await rawRows(deps, "phone_verifications", id)).not.toContain(digits);
    for (const table of ["codes", "code_sends", "attempts", "outgoing_messages"]) {
      const rows = rowsOf<{ row: string }>(
        await deps.db.execute(sql`SELECT t::text AS row FROM ${sql.identifier(table)} t`),
      );
      expect(JSON.stringify(rows)).not.toContain(digits);
    }
  });

  it("a number changed afterwards is unverified, but another notation of the same one is not", async () => {
    const { id, ask, give, browser, user } = await signedUp();
    const to = freshNumber();
    await ask(to);
    await give(await codeFor(to));
    const profile = { firstName: "Nora", lastName: "Vale", location: "", bio: "", title: "", company: "" };
    const rest = { experience: "", skills: [], expectedSalary: "", profileVisibility: "public" };
    const save = (phone: string) =>
      browser("PUT", `/api/user/${id}/profile`, { payload: { ...profile, ...rest, phone } });
    expect((await save(to.replace("+49", "+49 "))).json()).toMatchObject({ phoneVerified: true });
    expect((await save("+49 1512 9999999")).json()).toMatchObject({ phoneVerified: false });
    expect(await user()).toMatchObject({ phoneNumber: "+49 1512 9999999", phoneVerified: false });
    // One notification only: replacing a number that was never verified gives none.
    await save("+49 1512 8888888");
    const { notices } = (await browser("GET", "/api/notifications")).json();
    expect(notices.map(({ kind }: { kind: string }) => kind)).toEqual(["phone-changed"]);
  });

  it("a code only verifies its own number, and only the last code works", async () => {
    const { ask, give } = await signedUp();
    const [first, second] = [freshNumber(), freshNumber()];
    await ask(first);
    const old = await codeFor(first);
    await ask(second);
    const fresh = await codeFor(second);
    if (old !== fresh) expect((await give(old)).json()).toMatchObject({ code: "code_invalid" });
    expect((await give(fresh)).json().user).toMatchObject({ phoneNumber: second });
  });

  it("notifies a person whose verified number is replaced, once", async () => {
    const { id, ask, give, browser } = await signedUp();
    const prove = async (to: string) => {
      await ask(to);
      await give(await codeFor(to));
    };
    const first = freshNumber();
    await prove(first);
    await prove(first);
    const kinds = async () =>
      (await browser("GET", "/api/notifications")).json().notices.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).not.toContain("phone-changed");
    await prove(freshNumber());
    expect((await kinds()).filter((kind: string) => kind === "phone-changed")).toHaveLength(1);
    expect(await rawRows(deps, "phone_verifications", id)).toBe("");
  });

  it("another person's code does not work", async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const to = freshNumber();
    await one.ask(to);
    expect((await other.give(await codeFor(to))).json()).toMatchObject({ code: "code_invalid" });
    await other.ask(freshNumber());
    expect((await other.give(await codeFor(to))).json()).toMatchObject({ code: "code_invalid" });
  });

  it("ends after ten minutes and after five attempts", async () => {
    const { id, ask, give } = await signedUp();
    const to = freshNumber();
    await ask(to);
    const code = await codeFor(to);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let i = 0; i < 5; i++) expect((await give(wrong)).statusCode).toBe(422);
    expect((await give(code)).json()).toMatchObject({ code: "code_invalid" });
    await ask(to);
    await deps.db.execute(
      sql`UPDATE phone_verifications SET expires_at = now() - interval '1 second' WHERE user_id = ${id}`,
    );
    expect((await give(await codeFor(to))).json()).toMatchObject({ code: "code_invalid" });
  });

  it("accepts one of 200 simultaneous attempts", async () => {
    const { ask, give } = await signedUp();
    await deps.database.query("TRUNCATE limit_counters");
    const to = freshNumber();
    await ask(to);
    const code = await codeFor(to);
    const answers = await Promise.all(Array.from({ length: 200 }, () => give(code)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200, 422, 429]));
  });

  it.each([
    ["no number", "", 400, "invalid_request"],
    ["a word", "my phone", 422, "phone_invalid"],
    ["no country code", "0151 23456789", 422, "phone_invalid"],
    ["too long", "+49".padEnd(61, "1"), 400, "invalid_request"],
    ["a landline", "+49 30 901820", 422, "phone_unreachable"],
    ["a premium number", "+49 900 1234567", 422, "phone_unreachable"],
    ["control characters", "+49 1512\u0000 3456789", 400, "invalid_request"],
    ["SQL", "+4915123456789'; DROP TABLE people --", 422, "phone_invalid"],
  ])("refuses %s", async (_what, number, status, code) => {
    const { ask } = await signedUp();
    const answer = await ask(number);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().error).not.toMatch(/errors\.|\{\{/);
  });

  it.each(["", "12345", "1234567"])("refuses the code %j by its length", async (code) => {
    const { give } = await signedUp();
    const answer = await give(code);
    expect(answer.json()).toMatchObject({
      code: "invalid_request",
      details: { fields: [{ field: "code" }] },
    });
  });

  it("refuses another person's id, and visitors", async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const strip = ({ requestId, ...rest }: Record<string, unknown>) => rest;
    const foreign = await one.ask(freshNumber(), other.id);
    const absent = await one.ask(freshNumber(), newId());
    expect(foreign.statusCode).toBe(404);
    expect(strip(foreign.json())).toEqual(strip(absent.json()));
    expect((await one.ask(freshNumber(), "")).statusCode).toBe(404);
    expect((await one.give("123456", other.id)).statusCode).toBe(404);
    const stranger = aBrowser(app);
    const payload = { userId: one.id, phoneNumber: freshNumber(), code: "123456" };
    for (const url of [send, verify])
      expect((await stranger("POST", url, { payload })).json()).toMatchObject({ code: "not_signed_in" });
  });

  it("sends at most five an hour to one number, ten of one account, twenty from one address", async () => {
    const { ask } = await signedUp();
    const one = freshNumber();
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) codes.push((await ask(one)).json().code ?? "sent");
    expect(codes).toEqual([...Array(5).fill("sent"), "rate_limited"]);
    await deps.database.query("TRUNCATE limit_counters");
    const more: string[] = [];
    for (let i = 0; i < 5; i++) more.push((await ask(freshNumber())).json().code ?? "sent");
    expect(more).toEqual([...Array(4).fill("sent"), "rate_limited"]);
  });

  it("only texts the configured countries", async () => {
    const listed = await testDeps({ database: deps.database, config: { SMS_COUNTRIES: "FR, CH" } });
    const other = await createApp(listed);
    await deps.database.query("TRUNCATE limit_counters, attempts");
    const { browser, id } = await signedUpBrowser(other);
    const ask = async (phoneNumber: string) =>
      (await browser("POST", send, { payload: { userId: id, phoneNumber } })).json();
    expect(await ask(freshNumber())).toMatchObject({ code: "phone_country" });
    expect(await ask("+33 6 12 34 56 78")).toMatchObject({ sentTo: "+33612345678" });
    await other.close();
  });
});
