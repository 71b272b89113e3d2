import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../deps.ts";
import { deliverMessage } from "../ports/outgoing/deliver-message.ts";
import { deliverTask, NotSent } from "../ports/outgoing/queue-message.ts";
import { outgoingMessages } from "../ports/outgoing/tables.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { statusCommand } from "./commands/status.ts";
import { readDelivery } from "./delivery.ts";
import { createLink } from "./links.ts";

describe("the operator's page", () => {
  let app: FastifyInstance;
  let close: TestApp["close"];
  let deps: Deps;
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp());
  });
  afterAll(() => close());

  const open = (token: string) =>
    app.inject({
      method: "POST",
      url: "/api/operator/open",
      headers: { "sec-fetch-site": "same-origin" },
      payload: { token },
    });
  const read = (cookie: string) => app.inject({ url: "/api/operator", headers: { cookie } });

  it("is not there without the operator's session", async () => {
    for (const cookie of ["", "waymark-operator=guessed"])
      expect((await read(cookie)).json()).toMatchObject({ code: "not_found" });
    expect((await open("guessed")).statusCode).toBe(404);
  });

  it("shows how mail fares, with the last error's code and no address", async () => {
    const mail = {
      userId: null,
      to: "ada@example.org",
      language: "en",
      key: "account-erased",
      params: {},
    } as const;
    for (let i = 0; i < 3; i++) await deps.mail.send(deps.db, mail);
    const [first, second] = await deps.db.select().from(outgoingMessages);
    const failing = (again: boolean, reason: string) => ({
      name: "smtp",
      deliver: () => Promise.reject(new NotSent(reason, again)),
    });
    const task = deliverTask("mail");
    await deliverMessage(deps, task, failing(false, "smtp 550"), first?.id ?? "");
    await deliverMessage(deps, task, failing(true, "tls_downgrade"), second?.id ?? "");
    const sending = {
      ...deps,
      mail: { ...deps.mail, leaves: true },
      config: { ...deps.config, MAIL_DAILY_CAP: 100 },
    };
    const { channels, mailToday, modelToday } = await readDelivery(sending);
    expect(channels).toMatchObject([
      { channel: "mail", waiting: 2, retrying: 1, failed: 1, problem: "tls_downgrade" },
      { channel: "sms", waiting: 0, problem: null, oldestWaiting: null },
    ]);
    expect(Date.parse(channels[0]?.oldestWaiting ?? "")).toBeLessThanOrEqual(Date.now());
    expect([mailToday, modelToday]).toEqual([{ used: 0, cap: 100, reserved: 20 }, null]);
    expect(JSON.stringify(channels)).not.toContain("ada@");
    const lines: string[] = [];
    const print = (key: string, params = {}) => void lines.push(deps.translate("en", key, params));
    const { signal } = new AbortController();
    const asked = { deps: sending, args: [], folder: "", print, signal, concerns: () => {} };
    await statusCommand.run(asked);
    expect(lines.join("\n")).toMatch(
      /Emails waiting: 2, of them tried before: 1, .*failed: 1[\s\S]*oldest has been waiting since 2[\s\S]*Last error: tls_downgrade[\s\S]*STARTTLS[\s\S]*Emails within a day: 0 of 100/,
    );
    expect(lines.join()).not.toContain("ada@");
    const token = new URLSearchParams(new URL(await createLink(deps)).hash.slice(1)).get("token") ?? "";
    const cookie = String((await open(token)).headers["set-cookie"]).split(";")[0] ?? "";
    expect((await read(cookie)).json().delivery).toMatchObject({ channels, mailToday: null });
    await deps.db.delete(outgoingMessages);
  });

  it("moves the test clock for the operator alone", async () => {
    const move = (cookie: string, hours: number) =>
      app.inject({
        method: "POST",
        url: "/api/operator/test-clock",
        headers: { "sec-fetch-site": "same-origin", cookie },
        payload: { hours },
      });
    expect((await move("waymark-operator=guessed", 24)).statusCode).toBe(404);
    const token = new URLSearchParams(new URL(await createLink(deps)).hash.slice(1)).get("token") ?? "";
    const cookie = String((await open(token)).headers["set-cookie"]).split(";")[0] ?? "";
    for (const hours of [0, -1, 1.5, 9_601]) expect((await move(cookie, hours)).statusCode).toBe(400);
    const { payments } = (await move(cookie, 24)).json();
    expect(Date.parse(payments.testClock) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  it("opens with the link's token, once, in this browser only", async () => {
    const token = new URLSearchParams(new URL(await createLink(deps)).hash.slice(1)).get("token") ?? "";
    const opened = await open(token);
    expect(opened.json()).toEqual({ ok: true });
    const cookie = String(opened.headers["set-cookie"]);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/;/);
    const page = await read(cookie.split(";")[0] ?? "");
    expect(page.json()).toMatchObject({ database: "embedded", mailLeaves: false, outbox: [] });
    expect((await open(token)).statusCode).toBe(404);
  });

  it("shows what operators did, to the operator alone", async () => {
    const token = new URLSearchParams(new URL(await createLink(deps)).hash.slice(1)).get("token") ?? "";
    const cookie = String((await open(token)).headers["set-cookie"]).split(";")[0] ?? "";
    const audit = (headers: Record<string, string>, query = "") =>
      app.inject({ url: `/api/operator/audit${query}`, headers });
    const { entries, hasMore } = (await audit({ cookie }, "?limit=1")).json();
    expect(entries).toMatchObject([{ action: "open-page", about: "", via: "page", outcome: "done" }]);
    expect(hasMore).toBe(true);
    const older = (await audit({ cookie }, `?before=${entries[0].id}`)).json();
    expect(older.entries.length).toBeGreaterThan(0);
    for (const headers of [{}, { cookie: "waymark-operator=guessed" }])
      expect((await audit(headers)).json().code).toBe("not_found");
  });
});
