import { Interview } from "@waymark/contract/interviews";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { rawRows } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { createApplication } from "../applications/create-application.ts";
import { deleteApplication } from "../applications/delete-application.ts";
import { listNotices } from "../notifications/notices.ts";
import { aReader } from "../notifications/testing/a-reader.ts";
import { changeInterview } from "./change-interview.ts";
import { notifyOfInterview } from "./notify-of-interview.ts";

const noon = Date.UTC(2026, 10, 22, 12);
const hour = 3_600_000;
const inNewYork = {
  kind: "video",
  title: "First round",
  people: [{ name: "Ada Byron", role: "Lead" }],
  place: "Pier 4, Boston",
  link: "https://meet.example/abc",
  timeZone: "America/New_York",
  startsLocal: "2026-11-24T09:00",
  endsLocal: "2026-11-24T10:00",
  notes: "Bring the chart",
};

describe.each(testDatabases())("interviews over HTTP on $name", ({ open }) => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let one: Awaited<ReturnType<typeof aReader>>;
  let other: Awaited<ReturnType<typeof aReader>>;
  let applicationId: string;
  const clock = { now: noon };
  beforeAll(async () => {
    ({ deps, call, close } = await openTestApp({
      database: await open(),
      config: { RATE_LIMITS: "off", PLANS: "open" },
      now: () => new Date(clock.now),
    }));
    one = await aReader(deps);
    other = await aReader(deps);
    applicationId = await anApplication(one);
  });
  afterAll(() => close());
  const anApplication = async ({ actor }: typeof one) =>
    (await createApplication(deps, actor, { job: { title: "Nurse", company: "Harbour Health" } })).id;
  const plan = async (more: object = {}) => {
    const answer = await call(one, "POST", "/api/interviews", { ...inNewYork, applicationId, ...more });
    expect(answer.statusCode, answer.body).toBe(200);
    return Interview.parse(answer.json().interview);
  };
  const inbox = async () =>
    (await listNotices(deps, one.actor, { limit: 20, before: undefined })).notices.filter(
      ({ kind }) => kind === "interview-soon",
    );

  it("stores the clock time, seals everything else, and creates one per id", async () => {
    const id = newId();
    const made = await plan({ id });
    expect(made).toMatchObject({
      ...inNewYork,
      startsAt: "2026-11-24T14:00:00.000Z",
      endsAt: "2026-11-24T15:00:00.000Z",
      job: { title: "Nurse", company: "Harbour Health" },
      startsTwice: false,
    });
    expect((await plan({ id, title: "Again" })).title).toBe("First round");
    expect(await rawRows(deps, "interviews", one.actor.userId)).not.toMatch(
      /Ada|Boston|chart|meet\.example|First/,
    );
    const list = await call(one, "GET", `/api/interviews?applicationId=${applicationId}`);
    expect(list.json()).toMatchObject({ interviews: [{ id }], timeZone: "Europe/Berlin" });
    const card = (await call(one, "GET", "/api/applications")).json().applications[0];
    expect(card).toMatchObject({ id: applicationId, nextInterviewAt: made.startsAt });
    expect((await call(one, "DELETE", `/api/interviews/${id}`)).json()).toEqual({ ok: true });
    expect((await call(one, "DELETE", `/api/interviews/${id}`)).statusCode).toBe(404);
  });

  it.each([
    [{ endsLocal: "2026-11-24T08:00" }, "ends_before_start"],
    [{ endsLocal: "2026-11-25T09:01" }, "interview_too_long"],
    [{ timeZone: "Mars/Olympus" }, "zone_unknown"],
    [{ startsLocal: "2027-03-14T02:30", endsLocal: "2027-03-14T04:00" }, "time_skipped"],
    [{ link: "javascript:alert(1)" }, "invalid_request"],
    [{ startsLocal: "tomorrow" }, "invalid_request"],
    [{ kind: "duel" }, "invalid_request"],
    [{ people: [{ name: " " }] }, "invalid_request"],
    [{ applicationId: newId() }, "not_found"],
  ])("refuses %j with %s", async (more, code) => {
    const answer = await call(one, "POST", "/api/interviews", { ...inNewYork, applicationId, ...more });
    expect(answer.json().code, answer.body).toBe(code);
  });

  it("links people to the person's own contacts only", async () => {
    const known = async (person: typeof one) =>
      (await call(person, "POST", "/api/contacts", { name: "Eve" })).json().contact.id as string;
    const [own, foreign] = [await known(one), await known(other)];
    const people = [own, foreign, newId()].map((contactId) => ({ name: "Eve", contactId }));
    const made = await plan({ people });
    expect(made.people.map(({ contactId }) => contactId)).toEqual([own, null, null]);
    const changed = await call(one, "PUT", `/api/interviews/${made.id}`, { people });
    expect(changed.json().interview.people).toEqual(made.people);
  });

  it("reports a skipped hour, and takes the second occurrence of a repeated one", async () => {
    const gap = { startsLocal: "2027-03-14T02:30", endsLocal: "2027-03-14T04:00" };
    const refused = await call(one, "POST", "/api/interviews", { ...inNewYork, applicationId, ...gap });
    expect(refused.json().error).toContain("jumps from 02:00 to 03:00");
    const twice = { startsLocal: "2026-11-29T01:30", endsLocal: "2026-11-29T03:00", timeZone: "UTC" };
    expect((await plan(twice)).startsTwice).toBe(false);
    const autumn = { startsLocal: "2027-11-07T01:30", endsLocal: "2027-11-07T03:00" };
    expect(await plan(autumn)).toMatchObject({ startsTwice: true, startsAt: "2027-11-07T05:30:00.000Z" });
    const second = await plan({ ...autumn, secondPass: true });
    expect(second).toMatchObject({ startsTwice: true, startsAt: "2027-11-07T06:30:00.000Z" });
  });

  it("refuses a stale change, and any access by others", async () => {
    const { id, version } = await plan();
    const changed = await call(one, "PUT", `/api/interviews/${id}`, { version, outcome: "Went well" });
    expect(changed.json().interview).toMatchObject({ version: version + 1, outcome: "Went well" });
    const stale = await call(one, "PUT", `/api/interviews/${id}`, { version, title: "Late" });
    expect([stale.statusCode, stale.json().details.current.outcome]).toEqual([409, "Went well"]);
    for (const target of [id, newId()]) {
      expect((await call(other, "PUT", `/api/interviews/${target}`, { title: "Mine" })).statusCode).toBe(404);
      expect((await call(other, "DELETE", `/api/interviews/${target}`)).statusCode).toBe(404);
      expect((await call(other, "GET", `/api/interviews/${target}/calendar`)).statusCode).toBe(404);
    }
    expect((await call(other, "POST", "/api/interviews", { ...inNewYork, applicationId })).statusCode).toBe(
      404,
    );
    expect(
      (
        await call(other, "POST", "/api/interviews", {
          ...inNewYork,
          id,
          applicationId: await anApplication(other),
        })
      ).statusCode,
    ).toBe(404);
  });

  it("notifies a day and an hour before, again after a move, and not after a cancellation", async () => {
    const { id, startsAt } = await plan();
    const start = Date.parse(startsAt);
    const tell = async (at: number) => {
      clock.now = at;
      await notifyOfInterview(deps, one.actor.userId, id);
      return (await inbox()).length;
    };
    expect(await tell(start - 25 * hour)).toBe(0);
    expect(await tell(start - 24 * hour)).toBe(1);
    expect(await tell(start - 23 * hour)).toBe(1);
    expect(await tell(start - hour)).toBe(2);
    await changeInterview(deps, one.actor, id, {
      startsLocal: "2026-11-26T09:00",
      endsLocal: "2026-11-26T10:00",
    });
    expect(await tell(start + 24 * hour)).toBe(3);
    await changeInterview(deps, one.actor, id, { status: "cancelled" });
    expect(await tell(start + 47 * hour)).toBe(3);
    expect((await inbox())[0]?.link).toBe(`/dashboard?section=interviews&item=${id}`);
    clock.now = noon;
  });

  it("gives a calendar file that another library parses equally", async () => {
    const { id } = await plan({ startsLocal: "2027-03-29T09:00", endsLocal: "2027-03-29T10:30" });
    const answer = await call(one, "GET", `/api/interviews/${id}/calendar`);
    expect(answer.headers["content-type"]).toContain("text/calendar");
    const event = new ICAL.Component(ICAL.parse(answer.body)).getFirstSubcomponent("vevent");
    const read = new ICAL.Event(event ?? new ICAL.Component("vevent"));
    expect(read.startDate.toJSDate().toISOString()).toBe("2027-03-29T13:00:00.000Z");
    expect(read.endDate.toJSDate().toISOString()).toBe("2027-03-29T14:30:00.000Z");
    expect([read.uid, read.summary]).toEqual([`interview-${id}@waymark`, "First round – Harbour Health"]);
    expect(read.description).toContain("09:00 local time in America/New_York");
    expect(read.description).toContain("Ada Byron (Lead)");
  });

  it("is deleted with its application", async () => {
    const gone = await anApplication(one);
    const { id } = await plan({ applicationId: gone });
    await deleteApplication(deps, one.actor, gone);
    expect((await call(one, "GET", `/api/interviews/${id}/calendar`)).statusCode).toBe(404);
    const list = (await call(one, "GET", "/api/interviews")).json().interviews;
    expect(list.some((interview: { id: string }) => interview.id === id)).toBe(false);
  });
});
