import type { Interview } from "@waymark/contract/interviews";
import { InterviewInput } from "@waymark/contract/interviews";
import { OfferInput } from "@waymark/contract/offers";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { rawRows } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTranslate } from "../../translate.ts";
import { changeApplication } from "../applications/change-application.ts";
import { createApplication } from "../applications/create-application.ts";
import { changeInterview } from "../interviews/change-interview.ts";
import { createInterview } from "../interviews/create-interview.ts";
import { aReader } from "../notifications/testing/a-reader.ts";
import { saveOffer } from "../offers/offers.ts";
import { createReminder } from "../reminders/reminders.ts";
import { writeCalendar } from "./write-calendar.ts";

const eventsOf = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
const word = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? "");

describe.each(testDatabases())("the calendar feed on $name", ({ open }) => {
  let deps: Deps;
  let app: FastifyInstance;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let one: Awaited<ReturnType<typeof aReader>>;
  beforeAll(async () => {
    ({ deps, app, call, close } = await openTestApp({
      database: await open(),
      config: { RATE_LIMITS: "off", PLANS: "open", PUBLIC_URL: "https://waymark.example" },
      now: () => new Date("2026-11-22T12:00:00Z"),
    }));
    one = await aReader(deps);
  });
  afterAll(() => close());
  const make = async (payload = {}) => {
    const { address } = (await call(one, "POST", "/api/calendar", payload)).json();
    expect(address).toMatch(/^https:\/\/waymark\.example\/calendar\/[\w-]{32}\.ics$/);
    return new URL(address).pathname;
  };
  /** A calendar program sends no cookies. */
  const fetched = (url: string, headers = {}) => app.inject({ url, headers });

  it("has interviews, deadlines, offers and reminders, marks cancelled ones, and has notes only when chosen", async () => {
    const { id } = await createApplication(deps, one.actor, { job: { title: "Nurse", company: "Harbour" } });
    await changeApplication(deps, one.actor, id, { deadline: "2026-11-30" });
    const input = InterviewInput.parse({
      kind: "on-site",
      timeZone: "America/New_York",
      startsLocal: "2027-03-15T09:00",
      endsLocal: "2027-03-15T10:00",
      people: [{ name: "Ada Byron" }],
      notes: "Bring the chart, and;\nthe list",
    });
    const interview = await createInterview(deps, one.actor, { ...input, applicationId: id });
    await changeInterview(deps, one.actor, interview.id, { status: "cancelled" });
    const reminder = { applicationId: id, text: "Call Ada", dueOn: "2027-03-29", dueTime: "09:00" };
    await createReminder(deps, one.actor, reminder);
    const offer = OfferInput.parse({ currency: "EUR", base: 1, decideBy: "2026-12-01" });
    await saveOffer(deps, one.actor, newId(), { ...offer, applicationId: id });
    const path = await make();
    const answer = await fetched(path);
    expect(answer.headers["content-type"]).toContain("text/calendar");
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    expect(answer.body).not.toMatch(/chart|Byron/);
    const events = eventsOf(answer.body);
    expect(
      events.map((event) => [word(event, "summary"), word(event, "dtstart"), word(event, "sequence")]),
    ).toEqual([
      ["On site – Harbour", "2027-03-15T13:00:00Z", "1"],
      ["Last day to apply: Nurse, Harbour", "2026-11-30", "1"],
      ["Answer the offer: Harbour", "2026-12-01", "0"],
      ["Call Ada", "2027-03-29T07:00:00Z", "0"],
    ]);
    expect(word(events[0] ?? new ICAL.Component("vevent"), "status")).toBe("CANCELLED");
    const again = await fetched(path, { "if-none-match": String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await call(one, "PUT", "/api/calendar", { withNotes: true });
    const [told] = eventsOf((await fetched(path)).body);
    expect(word(told ?? new ICAL.Component("vevent"), "description")).toContain(
      "Bring the chart, and;\nthe list",
    );
    expect(await rawRows(deps, "calendar_feeds", one.actor.userId)).not.toContain(path.slice(10, -4));
    expect((await call(one, "GET", "/api/calendar")).json().feed).toMatchObject({ lastReadOn: "2026-11-22" });
  });

  it("has one address at a time, and none after it is revoked", async () => {
    const [first, second] = [await make(), await make()];
    expect((await fetched(first)).statusCode).toBe(404);
    expect((await fetched(second)).statusCode).toBe(200);
    expect((await fetched(second.replace(".ics", ""))).statusCode).toBe(404);
    for (const wrong of ["x.ics", `${"a".repeat(32)}.ics`, ".ics", "..%2F..%2Fetc"])
      expect((await fetched(`/calendar/${wrong}`)).statusCode).toBe(404);
    expect((await call(one, "DELETE", "/api/calendar")).json()).toEqual({ ok: true });
    expect((await fetched(second)).statusCode).toBe(404);
    expect((await call(one, "PUT", "/api/calendar", { withNotes: true })).statusCode).toBe(404);
    expect((await call(one, "GET", "/api/calendar")).json()).toEqual({ feed: null });
  });
});

it("is limited for one network address", async () => {
  const deps = await testDeps();
  const app = await createApp(deps);
  const codes = [];
  for (let i = 0; i < 61; i++)
    codes.push((await app.inject({ url: `/calendar/${"a".repeat(32)}.ics` })).statusCode);
  expect([codes[0], codes[59], codes[60]]).toEqual([404, 404, 429]);
  await app.close();
  await deps.database.close();
});

it("is parsed by another library without loss, whatever people write", () => {
  const translate = openTranslate();
  const text = fc.string({ unit: "binary", maxLength: 60 }).map((one) => one.replace(/[\p{Cc}\p{Cs}]/gu, ""));
  const at = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(text, text, at, fc.integer({ min: 0, max: 9 }), (title, place, moment, version) => {
      const start = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
      const interview: Interview = {
        ...{
          id: newId(),
          applicationId: newId(),
          version: version + 1,
          kind: "video",
          title,
          place,
          link: "",
        },
        ...{
          people: [],
          notes: "",
          outcome: "",
          status: "planned",
          timeZone: "Europe/Berlin",
          secondPass: false,
        },
        ...{ startsLocal: "2026-01-01T10:00", endsLocal: "2026-01-01T11:00", startsTwice: false },
        ...{
          job: { title: "", company: "" },
          createdAt: start.toISOString(),
          updatedAt: start.toISOString(),
        },
        ...{ startsAt: start.toISOString(), endsAt: new Date(start.getTime() + 60_000).toISOString() },
      };
      const words = { translate, language: "en" as const, home: "https://waymark.example", withNotes: false };
      const file = writeCalendar({ interviews: [interview], days: [], moments: [] }, words);
      expect(file).toBe(writeCalendar({ interviews: [interview], days: [], moments: [] }, words));
      const [event] = eventsOf(file);
      expect(event && word(event, "summary")).toBe(title || "Video call");
      expect(event && word(event, "location")).toBe(place);
      expect(event && word(event, "dtstart")).toBe(start.toISOString().replace(".000Z", "Z"));
      expect(event && word(event, "sequence")).toBe(String(version));
    }),
    { numRuns: 60 },
  );
});
