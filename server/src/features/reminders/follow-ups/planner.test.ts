import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { rawRows } from "../../../testing/a-person.ts";
import { testDatabases } from "../../../testing/database.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { createApplication } from "../../applications/create-application.ts";
import { listNotices } from "../../notifications/notices.ts";
import { aReader } from "../../notifications/testing/a-reader.ts";
import { notifyOfReminder } from "../notify-of-reminder.ts";
import { changeReminder, createReminder } from "../reminders.ts";
import { dismissFollowUp, followUpsOf } from "./list-follow-ups.ts";
import { notifyOfFollowUps, planLooks } from "./notify-of-follow-ups.ts";

const begin = Date.UTC(2026, 2, 20, 12);
const form = (name: string, bytes: Buffer) => ({
  headers: { "content-type": "multipart/form-data; boundary=xx" },
  payload: Buffer.concat([
    Buffer.from(`--xx\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    bytes,
    Buffer.from("\r\n--xx--\r\n"),
  ]),
});

describe.each(testDatabases())("data attached to an application, over HTTP on $name", ({ open }) => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let one: Awaited<ReturnType<typeof aReader>>;
  let other: Awaited<ReturnType<typeof aReader>>;
  let applicationId: string;
  const clock = { now: begin };
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({
      database: await open(),
      config: { RATE_LIMITS: "off", PLANS: "open" },
      now: () => new Date(clock.now),
    }));
    [one, other] = [await aReader(deps), await aReader(deps)];
    applicationId = await applied("Nurse");
  });
  afterAll(() => close());
  const applied = async (title: string, stage = "applied") =>
    (await createApplication(deps, one.actor, { job: { title, company: "Harbour" }, stage })).id;
  const call = (
    { headers }: typeof one,
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: object,
    more: { headers?: object; payload?: Buffer } = {},
  ) =>
    app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      ...(more.payload === undefined ? {} : { payload: more.payload }),
      headers: { ...headers, "sec-fetch-site": "same-origin", ...more.headers },
    });
  const kinds = async () =>
    (await listNotices(deps, one.actor, { limit: 50, before: undefined })).notices.map(({ kind }) => kind);

  it("stores a file sealed, detects its type by its bytes, and serves it by a link", async () => {
    const url = `/api/application-files/${applicationId}`;
    const pdf = Buffer.from("%PDF-1.7 of Nora");
    const add = (name: string, bytes: Buffer, actor = one) =>
      call(actor, "POST", url, undefined, form(name, bytes));
    const made = await add("..\\Contract \u202e draft.exe", pdf);
    expect(made.statusCode, made.body).toBe(200);
    const { file } = made.json();
    expect(file).toMatchObject({ type: "application/pdf", size: pdf.length });
    expect(file.name).not.toMatch(/[\u202e\\/]/);
    expect(await rawRows(deps, "application_files", one.actor.userId)).not.toContain("Contract");
    for (const [bytes, code] of [
      [Buffer.from("MZ\u0000\u0001\u0002\u0003"), "file_kind"],
      [Buffer.from("<html><script>alert(1)</script>"), "file_kind"],
      [Buffer.from("PK\u0003\u0004 something else"), "file_kind"],
      [Buffer.alloc(0), "file_missing"],
      [Buffer.alloc(10_485_761, 65), "file_too_large"],
    ] as const)
      expect((await add("a.pdf", bytes)).json().code).toBe(code);
    expect((await add("a.pdf", pdf, other)).statusCode).toBe(404);
    const named = await call(one, "PUT", `/api/application-files/${file.id}`, { name: "Offer.pdf" });
    expect(named.json().file.name).toBe("Offer.pdf");
    const { downloadUrl } = (
      await call(one, "POST", `/api/application-files/${file.id}/download`, {})
    ).json();
    const handed = await app.inject({ url: downloadUrl });
    expect(handed.rawPayload.equals(pdf)).toBe(true);
    expect(handed.headers["content-disposition"]).toContain('attachment; filename="Offer.pdf"');
    expect((await app.inject({ url: `${downloadUrl}xx` })).statusCode).toBe(404);
    for (const target of [file.id, newId()]) {
      expect((await call(other, "POST", `/api/application-files/${target}/download`, {})).statusCode).toBe(
        404,
      );
      expect((await call(other, "DELETE", `/api/application-files/${target}`)).statusCode).toBe(404);
    }
    expect((await call(one, "DELETE", `/api/application-files/${file.id}`)).statusCode).toBe(200);
    expect((await app.inject({ url: downloadUrl })).statusCode).toBe(404);
    expect((await call(one, "POST", `/api/application-files/${file.id}/restore`, {})).statusCode).toBe(200);
    expect((await app.inject({ url: downloadUrl })).statusCode).toBe(200);
    clock.now += 5 * 60_000;
    expect((await app.inject({ url: downloadUrl })).statusCode).toBe(410);
    clock.now = begin;
  });

  it("stores offers sealed, refuses invalid ones, and reports too few postings", async () => {
    const url = `/api/offers/${newId()}`;
    const offer = { applicationId, currency: "EUR", base: 60_000, benefits: "Boats" };
    const made = await call(one, "PUT", url, offer);
    expect(made.json().offer, made.body).toMatchObject({ base: 60_000, version: 1, job: { title: "Nurse" } });
    expect(await rawRows(deps, "offers", one.actor.userId)).not.toMatch(/60000|Boats|"EUR"/);
    expect((await call(one, "PUT", url, { ...offer, base: 1, version: 1 })).json().offer.version).toBe(2);
    expect((await call(one, "PUT", url, { ...offer, version: 1 })).json().code).toBe("conflict");
    const reversed = { ...offer, bonusLow: 2, bonusHigh: 1 };
    expect((await call(one, "PUT", url, reversed)).json().code).toBe("range_reversed");
    expect((await call(one, "PUT", url, { ...offer, currency: "ZZZ" })).json().code).toBe("currency_unknown");
    expect((await call(one, "PUT", url, { ...offer, base: -1 })).statusCode).toBe(400);
    expect((await call(one, "GET", `${url}/standing`)).json().standing).toMatchObject({
      query: "Nurse",
      locked: null,
      count: 0,
      percentile: null,
      salary: null,
    });
    for (const target of [url, `/api/offers/${newId()}`]) {
      expect((await call(other, "PUT", target, offer)).statusCode).toBe(404);
      expect((await call(other, "GET", `${target}/standing`)).statusCode).toBe(404);
      expect((await call(other, "DELETE", target)).statusCode).toBe(404);
    }
    expect((await call(one, "DELETE", url)).statusCode).toBe(200);
  });

  it("keeps a reminder at nine over a change of the clock, and notifies once per time it is set to", async () => {
    const made = await call(one, "POST", "/api/reminders", {
      applicationId,
      text: "Call Ada",
      dueOn: "2026-03-30",
    });
    const { id, dueAt } = made.json().reminder;
    expect(dueAt).toBe("2026-03-30T07:00:00.000Z");
    expect(await rawRows(deps, "reminders", one.actor.userId)).not.toContain("Ada");
    const put = (body: object) => call(one, "PUT", `/api/reminders/${id}`, body);
    expect((await put({ dueOn: "2026-03-27" })).json().reminder.dueAt).toBe("2026-03-27T08:00:00.000Z");
    expect((await put({ version: 1, text: "Late" })).json().code).toBe("conflict");
    const card = (await call(one, "GET", `/api/applications/${applicationId}`)).json().application;
    expect(card.nextReminderAt).toBe("2026-03-27T08:00:00.000Z");
    for (const target of [id, newId()]) {
      expect((await call(other, "PUT", `/api/reminders/${target}`, { text: "Mine" })).statusCode).toBe(404);
      expect((await call(other, "POST", `/api/reminders/${target}/snooze`, { by: "hour" })).statusCode).toBe(
        404,
      );
      expect((await call(other, "DELETE", `/api/reminders/${target}`)).statusCode).toBe(404);
    }
    for (const bad of [{ dueOn: "2026-02-30" }, { dueTime: "25:00" }, { text: " " }])
      expect((await put(bad)).statusCode).toBe(400);
    const tell = async (at: string) => {
      clock.now = Date.parse(at);
      await notifyOfReminder(deps, one.actor.userId, id);
      return (await kinds()).filter((kind) => kind === "reminder-due").length;
    };
    expect(await tell("2026-03-27T07:59:00Z")).toBe(0);
    expect([await tell("2026-03-27T08:00:00Z"), await tell("2026-03-27T08:01:00Z")]).toEqual([1, 1]);
    await changeReminder(deps, one.actor, id, { dueOn: "2026-03-29" });
    expect(await tell("2026-03-29T07:00:00Z")).toBe(2);
    await changeReminder(deps, one.actor, id, { dueOn: "2026-03-30" });
    await changeReminder(deps, one.actor, id, { done: true });
    expect(await tell("2026-03-30T07:00:00Z")).toBe(2);
    clock.now = begin;
  });

  it("suggests, notifies once at nine, and leaves out dismissed suggestions", async () => {
    const before = { dueOn: "2026-03-20", text: "x", dueTime: null };
    // No notification for things that were already due.
    await createReminder(deps, one.actor, { ...before, applicationId });
    const list = async () => (await call(one, "GET", "/api/follow-ups")).json().followUps;
    expect(await list()).toEqual([]);
    const second = await applied("Midwife");
    await planLooks(deps);
    // The sessions have expired by now, so call the verbs directly.
    clock.now = Date.parse("2026-03-29T06:59:00Z");
    await notifyOfFollowUps(deps, one.actor.userId);
    clock.now = Date.parse("2026-03-29T07:00:00Z");
    const suggested = await followUpsOf(deps, one.actor);
    expect(suggested.map(({ rule }) => rule)).toEqual(["no-answer", "no-answer"]);
    const mine = suggested.find((one) => one.applicationId === second);
    await dismissFollowUp(deps, one.actor, mine?.id ?? "", true);
    await dismissFollowUp(deps, one.actor, "words of my own", true);
    expect(await followUpsOf(deps, one.actor)).toHaveLength(1);
    await notifyOfFollowUps(deps, one.actor.userId);
    await notifyOfFollowUps(deps, one.actor.userId);
    expect((await kinds()).filter((kind) => kind === "follow-up-due").length).toBeGreaterThan(0);
    await dismissFollowUp(deps, one.actor, mine?.id ?? "", false);
    expect(await followUpsOf(deps, one.actor)).toHaveLength(2);
  });
});
