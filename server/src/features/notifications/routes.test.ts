import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { outboxOf } from "../../testing/outbox-of.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { getUser } from "../accounts/profile/users.ts";
import { notify } from "./notify.ts";
import { aReader } from "./testing/a-reader.ts";

describe("notifications over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let call: TestApp["call"];
  let close: TestApp["close"];
  beforeAll(async () => {
    ({ deps, app, call, close } = await openTestApp({
      database: await openTestDatabase(),
      config: { RATE_LIMITS: "off" },
    }));
  });
  afterAll(() => close());

  async function signedIn() {
    const person = await aReader(deps);
    const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) => {
      const answer = await call(person, method, url, payload);
      return { status: answer.statusCode, ...answer.json() };
    };
    const tell = (team: string) =>
      notify(deps, { userId: person.actor.userId, kind: "team-removed", params: { team } });
    return { ...person, ask, tell };
  }

  it("lists page by page, counts the unread, marks, deletes and takes back", async () => {
    const { ask, tell } = await signedIn();
    for (const team of ["one", "two", "three"]) await tell(team);
    const first = await ask("GET", "/api/notifications?limit=2");
    expect(first).toMatchObject({ status: 200, unread: 3, hasMore: true });
    expect(first.notices.map((notice: { params: { team: string } }) => notice.params.team)).toEqual([
      "three",
      "two",
    ]);
    const [three, two] = first.notices;
    const second = await ask("GET", `/api/notifications?limit=2&before=${two.id}`);
    expect(second).toMatchObject({ hasMore: false, notices: [{ params: { team: "one" } }] });
    expect(await ask("PUT", `/api/notifications/${three.id}`, { read: true })).toMatchObject({
      notice: { id: three.id, readAt: expect.any(String) },
    });
    expect(await ask("PUT", `/api/notifications/${three.id}`, { read: false })).toMatchObject({
      notice: { readAt: null },
    });
    expect(await ask("POST", "/api/notifications/read-all", { upTo: two.id })).toMatchObject({ ok: true });
    expect(await ask("GET", "/api/notifications")).toMatchObject({ unread: 1 });
    expect(await ask("DELETE", `/api/notifications/${three.id}`)).toMatchObject({ ok: true });
    expect(await ask("GET", "/api/notifications")).toMatchObject({
      unread: 0,
      notices: [{ id: two.id }, {}],
    });
    expect(await ask("POST", `/api/notifications/${three.id}/restore`, {})).toMatchObject({ status: 200 });
    expect((await ask("GET", "/api/notifications")).notices).toHaveLength(3);
  });

  it("answers the same to an absent id, a malformed one and somebody else's", async () => {
    const [ada, eve] = [await signedIn(), await signedIn()];
    await ada.tell("blue");
    const { id } = (await ada.ask("GET", "/api/notifications")).notices[0];
    for (const other of [id, newId(), "none", "%00"]) {
      for (const [method, end, payload] of [
        ["PUT", "", { read: true }],
        ["DELETE", "", undefined],
        ["POST", "/restore", {}],
      ] as const) {
        const { requestId, ...answer } = await eve.ask(method, `/api/notifications/${other}${end}`, payload);
        expect(answer, `${method} ${other}`).toEqual({
          status: 404,
          code: "not_found",
          error: expect.any(String),
        });
      }
    }
    await eve.ask("POST", "/api/notifications/read-all", { upTo: id });
    expect(await ada.ask("GET", "/api/notifications")).toMatchObject({
      unread: 1,
      notices: [{ readAt: null }],
    });
  });

  it.each([
    ["PUT", "/api/notifications/x", {}, "read"],
    ["POST", "/api/notifications/read-all", { upTo: "all" }, "upTo"],
    ["PUT", "/api/notification-times", { quiet: true }, "quietFrom"],
    [
      "PUT",
      "/api/notification-times",
      { quiet: true, quietFrom: "25:00", quietUntil: "07:00", digest: "daily", digestAt: "08:00" },
      "quietFrom",
    ],
  ] as const)("%s %s refuses what does not fit and names the field", async (method, url, payload, field) => {
    const { ask } = await signedIn();
    const { status, details } = await ask(method, url, payload);
    expect(status).toBe(400);
    expect(details.fields.map((problem: { field: string }) => problem.field)).toContain(field);
  });

  it("keeps the times, and tells the second of two tabs what the first one saved", async () => {
    const { ask } = await signedIn();
    const usual = await ask("GET", "/api/notification-times");
    expect(usual).toMatchObject({
      quiet: true,
      quietFrom: "22:00",
      quietUntil: "07:00",
      digestAt: "08:00",
      version: 0,
    });
    const { status: _, ...times } = usual;
    const saved = await ask("PUT", "/api/notification-times", { ...times, digest: "off" });
    expect(saved).toMatchObject({ status: 200, digest: "off", version: 1 });
    const late = await ask("PUT", "/api/notification-times", { ...times, quiet: false });
    expect(late).toMatchObject({
      status: 409,
      code: "conflict",
      details: { current: { digest: "off", version: 1 } },
    });
    const { version: __, ...lastWins } = times;
    expect(await ask("PUT", "/api/notification-times", lastWins)).toMatchObject({
      digest: "daily",
      version: 2,
    });
  });

  describe("the link under a mail", () => {
    async function aLink() {
      const { actor } = await aReader(deps);
      // In the daytime, so that it leaves at once.
      const now = () => new Date("2026-07-01T10:00:00Z");
      await notify(
        { ...deps, now },
        { userId: actor.userId, kind: "recruiter-message", params: { from: "Ada" } },
      );
      const waiting = (await outboxOf(deps, actor.userId)).at(0);
      const url = new URL(waiting?.unsubscribe ?? "http://none");
      const alerts = async () => (await getUser(deps, actor, actor.userId)).preferences.emailAlerts;
      return { actor, path: `${url.pathname}${url.search}`, alerts };
    }
    const asForm = (url: string, over: Partial<InjectOptions> = {}) =>
      app.inject({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
        ...over,
      });

    it("shows a page that changes nothing, and unsubscribes by its button", async () => {
      const { path, alerts } = await aLink();
      const page = await app.inject(path);
      expect(page.statusCode).toBe(200);
      expect(page.headers["content-type"]).toContain("text/html");
      expect(page.headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
      expect(page.body).toContain('<form method="post"');
      expect(page.body).not.toMatch(/ style="|<script/);
      expect(await alerts()).toBe(true);
      const done = await asForm(path);
      expect([done.statusCode, await alerts()]).toEqual([200, false]);
      expect((await asForm(path)).statusCode).toBe(200);
    });

    it("unsubscribes with one click of a mail program, also by multipart", async () => {
      const { path, alerts } = await aLink();
      const boundary = "x";
      const done = await asForm(path, {
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        payload: `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
      });
      expect([done.statusCode, await alerts()]).toEqual([200, false]);
    });

    it("does nothing when it was tampered with, or cut", async () => {
      const { path, alerts, actor } = await aLink();
      const other = await aLink();
      const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
      const forged = [
        "",
        "x",
        token.slice(0, -1),
        token.replace("emailAlerts", "smsAlerts"),
        token.replace("emailAlerts", "jobRecommendations"),
        token.replace(actor.userId, other.actor.userId),
        `${token}.x`,
      ];
      for (const bad of forged) {
        const url = `/api/notifications/unsubscribe?token=${encodeURIComponent(bad)}`;
        expect((await app.inject(url)).statusCode, bad).toBe(404);
        expect((await asForm(url)).statusCode, bad).toBe(404);
      }
      expect([await alerts(), await other.alerts()]).toEqual([true, true]);
    });

    it("is the only call that takes a plain form", async () => {
      const { headers } = await aReader(deps);
      const answer = await asForm("/api/notifications/read-all", {
        headers: {
          ...headers,
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
        },
      });
      expect(answer.statusCode).toBe(415);
    });
  });
});
