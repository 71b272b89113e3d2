import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../app.ts";
import { rowsOf } from "../../../db/db.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { createLink } from "../../../operator/links.ts";
import { openContent } from "../../../ports/outgoing/content.ts";
import { outgoingMessages } from "../../../ports/outgoing/tables.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { startTrial } from "../../billing/trials.ts";
import { purgeContacts } from "./purge-contacts.ts";
import { deleteContact, handleContact, readContacts } from "./read-contacts.ts";
import { makeFormToken } from "./send-contact.ts";
import { contactMessages } from "./tables.ts";

const minute = 60_000;

describe.each(testDatabases())("the contact form on $name", ({ open }) => {
  let app: FastifyInstance;
  let deps: Deps;
  let clock = Date.UTC(2026, 10, 20, 12);
  let senders = 0;
  beforeAll(async () => {
    const given = await testDeps({ database: await open(), config: { OPERATOR_EMAIL: "op@example.org" } });
    deps = { ...given, now: () => new Date(clock) };
    app = await createApp(deps);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await deps.database.close();
  });

  const form = (over: object = {}) => ({
    topic: "demo",
    name: "Nora Vale",
    email: `nora${++senders}@example.org`,
    company: "Harbour Health",
    times: "Tuesdays",
    message: "We are twelve people.\nCan you show us?",
    token: makeFormToken(deps),
    ...over,
  });
  const send = (payload: object, address = `10.0.0.${++senders}`, headers: object = {}) =>
    app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { "sec-fetch-site": "same-origin", ...headers },
      remoteAddress: address,
      payload,
    });
  const typed = (payload: object) => {
    clock += 5_000;
    return payload;
  };
  const kept = async () => (await readContacts(deps)).length;

  it("keeps a message sealed, and mails it to the operator with every line marked", async () => {
    const answer = await send(typed(form()), undefined, { "accept-language": "de" });
    expect(answer.json()).toEqual({ ok: true });
    const [entry] = await readContacts(deps);
    expect(entry).toMatchObject({ topic: "demo", name: "Nora Vale", language: "de", handledAt: null });
    const rows = rowsOf<{ row: string }>(
      await deps.db.execute(sql`SELECT contact_messages::text AS row FROM contact_messages`),
    );
    expect(rows[0]?.row).not.toMatch(/Nora|example\.org|Tuesdays|twelve/);
    const mails = await deps.db.select().from(outgoingMessages);
    const mail = mails.at(-1);
    if (mail?.sealed == null) throw new Error("no mail was left");
    const content = await openContent(deps.keys, deps.db, { ...mail, sealed: mail.sealed });
    expect(content.to).toBe("op@example.org");
    expect(content.text).toContain("Nora Vale");
    expect(content.text).toContain("> We are twelve people.\n> Can you show us?");
    expect(content.subject).not.toContain("Nora");
  });

  it("is one message however often the same form is sent", async () => {
    const before = await kept();
    const same = typed(form());
    const answers = await Promise.all([send(same), send(same), send(same)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(await kept()).toBe(before + 1);
  });

  it.each([
    ["a robot's field", () => typed(form({ website: "https://spam.example" })), "contact_refused"],
    ["no token of ours", () => typed(form({ token: "a.b.c" })), "contact_refused"],
    ["a token with another time", () => typed(form({ token: `1${makeFormToken(deps)}` })), "contact_refused"],
    ["no time to type", () => form(), "contact_too_fast"],
  ])("refuses %s", async (_, make, code) => {
    const before = await kept();
    const answer = await send(make());
    expect(answer.json()).toMatchObject({ code });
    expect(answer.json().error).toMatch(/\w+ \w+/);
    expect(await kept()).toBe(before);
  });

  it("asks to send again when the form was open for more than a day", async () => {
    const old = form();
    clock += 25 * 60 * minute;
    expect((await send(old)).json()).toMatchObject({ code: "contact_stale" });
    expect((await send(typed(form()))).statusCode).toBe(200);
  });

  it.each([
    ["an address that is none", { email: "nora at example" }, "email"],
    ["a header in the address", { email: "nora@example.org\r\nbcc: x@example.org" }, "email"],
    ["no name", { name: " " }, "name"],
    ["a name of two lines", { name: "Nora\nVale" }, "name"],
    ["a long name", { name: "n".repeat(101) }, "name"],
    ["no words", { message: "  \n " }, "message"],
    ["too many words", { message: "m".repeat(4_001) }, "message"],
    ["another topic", { topic: "spam" }, "topic"],
  ])("refuses %s", async (_, over, field) => {
    const answer = await send(typed(form(over)));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields).toEqual([{ field, reason: expect.stringMatching(/\w/) }]);
  });

  it("limits messages to five an hour per address, also in parallel", async () => {
    const forms = Array.from({ length: 12 }, () => form());
    clock += 5_000;
    const answers = await Promise.all(forms.map((one) => send(one, "10.9.9.9")));
    const codes = answers.map((answer) => answer.statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(7);
    clock += 61 * minute;
    expect((await send(typed(form()), "10.9.9.9")).statusCode).toBe(200);
  });

  it("is closed to a whole network that writes in one sender's name, and stays open to that sender elsewhere", async () => {
    const email = "owner@example.org";
    const write = async (address: string) => (await send(typed(form({ email })), address)).statusCode;
    const stranger = [];
    for (let i = 1; i <= 12; i++) stranger.push(await write(`10.9.1.${i}`));
    expect(stranger).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await write("10.9.2.1")).toBe(200);
  });

  it("is closed to a network after twenty messages an hour in any name, and stays open to others", async () => {
    const write = async (address: string) => (await send(typed(form()), address)).statusCode;
    const stranger = [];
    for (let i = 1; i <= 22; i++) stranger.push(await write(`10.9.3.${i}`));
    expect(stranger).toEqual([...Array(20).fill(200), 429, 429]);
    expect(await write("10.9.4.1")).toBe(200);
  });

  it("puts open messages of plans with priority support first, and says so in the operator's mail", async () => {
    const paying = await aPerson(deps, { verified: true });
    const unproven = await aPerson(deps);
    for (const { actor } of [paying, unproven]) await inTransaction(deps, (tx) => startTrial(tx, actor));
    await send(typed(form({ email: paying.email, name: "Paying" })));
    const mails = await deps.db.select().from(outgoingMessages);
    const texts = await Promise.all(
      mails.flatMap(({ sealed, ...mail }) =>
        sealed === null
          ? []
          : [openContent(deps.keys, deps.db, { ...mail, sealed }).then(({ text }) => text)],
      ),
    );
    expect(texts.filter((text) => text.includes("Topic: Priority: "))).toHaveLength(1);
    await send(typed(form({ email: unproven.email, name: "Unproven" })));
    const [first, second] = await readContacts(deps);
    expect([first?.name, first?.priority]).toEqual(["Paying", true]);
    expect([second?.name, second?.priority]).toEqual(["Unproven", false]);
    await handleContact(deps, first?.id ?? "", true);
    expect((await readContacts(deps)).slice(0, 2).map(({ name }) => name)).toEqual(["Unproven", "Paying"]);
    await deleteContact(deps, first?.id ?? "");
  });

  it("only accepts messages from its own pages", async () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    expect((await send(typed(form()), undefined, headers)).statusCode).toBe(403);
  });

  it("shows messages only to the operator, who can mark and delete them", async () => {
    const [entry] = await readContacts(deps);
    const url = `/api/operator/contact/${entry?.id}`;
    const own = { "sec-fetch-site": "same-origin" };
    for (const method of ["PUT", "DELETE"] as const) {
      const answer = await app.inject({ method, url, headers: own, payload: { handled: true } });
      expect(answer.statusCode).toBe(404);
    }
    const token = new URLSearchParams(new URL(await createLink(deps)).hash.slice(1)).get("token");
    const opened = await app.inject({
      method: "POST",
      url: "/api/operator/open",
      headers: own,
      payload: { token },
    });
    const headers = { ...own, cookie: String(opened.headers["set-cookie"]).split(";")[0] ?? "" };
    const before = (await app.inject({ url: "/api/operator", headers })).json().contact;
    expect(before[0]).toMatchObject({ id: entry?.id, email: entry?.email });
    await app.inject({ method: "PUT", url, headers, payload: { handled: true } });
    expect((await readContacts(deps))[0]?.handledAt).toBe(new Date(clock).toISOString());
    expect((await app.inject({ method: "DELETE", url, headers })).json()).toEqual({ ok: true });
    expect(await kept()).toBe(before.length - 1);
    const absent = await app.inject({ method: "DELETE", url: `/api/operator/contact/${newId()}`, headers });
    expect(absent.statusCode).toBe(404);
  });

  it("deletes messages after a year", async () => {
    expect(await kept()).toBeGreaterThan(0);
    clock += 366 * 24 * 60 * minute;
    await purgeContacts(deps);
    expect(await deps.db.$count(contactMessages)).toBe(0);
  });
});
