import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alertsOf, nextLook } from "./alerts.ts";
import { isProblem, isZone, localAt, readSpan } from "./span.ts";

const berlin = "Europe/Berlin";

describe("clock times read as a span", () => {
  it.each([
    [
      "an afternoon",
      berlin,
      "2026-11-24T14:30",
      "2026-11-24T15:30",
      "2026-11-24T13:30Z",
      "2026-11-24T14:30Z",
    ],
    ["in summer", berlin, "2026-07-24T14:30", "2026-07-24T15:30", "2026-07-24T12:30Z", "2026-07-24T13:30Z"],
    [
      "elsewhere",
      "America/New_York",
      "2026-11-24T09:00",
      "2026-11-24T09:45",
      "2026-11-24T14:00Z",
      "2026-11-24T14:45Z",
    ],
    [
      "over midnight",
      "Asia/Kolkata",
      "2026-11-24T23:30",
      "2026-11-25T00:30",
      "2026-11-24T18:00Z",
      "2026-11-24T19:00Z",
    ],
    [
      "over the jump to summer time",
      berlin,
      "2026-03-29T01:30",
      "2026-03-29T03:30",
      "2026-03-29T00:30Z",
      "2026-03-29T01:30Z",
    ],
    [
      "the first of a time that comes twice",
      berlin,
      "2026-10-25T02:15",
      "2026-10-25T02:45",
      "2026-10-25T00:15Z",
      "2026-10-25T00:45Z",
    ],
    [
      "an end that comes after only the second time",
      berlin,
      "2026-10-25T02:45",
      "2026-10-25T02:15",
      "2026-10-25T00:45Z",
      "2026-10-25T01:15Z",
    ],
  ])("%s", (_, timeZone, startsLocal, endsLocal, startsAt, endsAt) => {
    const read = readSpan({ timeZone, startsLocal, endsLocal });
    expect(read).toMatchObject({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
  });

  it("takes the second occurrence on request, and reports that there are two", () => {
    const local = { timeZone: berlin, startsLocal: "2026-10-25T02:15", endsLocal: "2026-10-25T03:15" };
    const [first, second] = [readSpan(local), readSpan({ ...local, secondPass: true })];
    expect(first).toMatchObject({ startsAt: new Date("2026-10-25T00:15Z"), startsTwice: true });
    expect(second).toMatchObject({ startsAt: new Date("2026-10-25T01:15Z"), startsTwice: true });
  });

  it.each([
    [
      "the end before the start",
      berlin,
      "2026-11-24T14:30",
      "2026-11-24T14:00",
      { code: "ends_before_start" },
    ],
    ["no length", berlin, "2026-11-24T14:30", "2026-11-24T14:30", { code: "ends_before_start" }],
    [
      "a day that no month has",
      berlin,
      "2026-02-30T14:30",
      "2026-02-30T15:30",
      { code: "ends_before_start" },
    ],
    ["more than a day", berlin, "2026-11-24T14:30", "2026-11-25T14:31", { code: "interview_too_long" }],
    ["no zone", "Mars/Olympus", "2026-11-24T14:30", "2026-11-24T15:30", { code: "zone_unknown" }],
    ["a bare offset", "+02:00", "2026-11-24T14:30", "2026-11-24T15:30", { code: "zone_unknown" }],
    [
      "a start that the clock jumps over",
      berlin,
      "2026-03-29T02:30",
      "2026-03-29T04:00",
      { code: "time_skipped", from: "02:00", to: "03:00" },
    ],
    [
      "an end that the clock jumps over",
      "America/New_York",
      "2026-03-08T01:30",
      "2026-03-08T02:30",
      { code: "time_skipped", from: "02:00", to: "03:00" },
    ],
  ])("refuses %s", (_, timeZone, startsLocal, endsLocal, problem) => {
    expect(readSpan({ timeZone, startsLocal, endsLocal })).toEqual(problem);
  });

  const zones = fc.constantFrom("UTC", berlin, "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu");
  const instants = fc.date({ min: new Date("2025-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });

  it("gives back the clock times", () => {
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: 1, max: 1_440 }), (timeZone, at, minutes) => {
        const start = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
        const end = new Date(start.getTime() + minutes * 60_000);
        const local = { timeZone, startsLocal: localAt(start, timeZone), endsLocal: localAt(end, timeZone) };
        const passes = [readSpan(local), readSpan({ ...local, secondPass: true })];
        const starts = passes.flatMap((read) => (isProblem(read) ? [] : [read.startsAt.getTime()]));
        expect(starts).toContain(start.getTime());
      }),
      { numRuns: 300 },
    );
  });

  it("knows zones by their names", () => {
    expect(["UTC", berlin, "America/Argentina/Buenos_Aires", "Etc/GMT+5"].map(isZone)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["", "Berlin", "-05:00", "Europe/Nowhere"].map(isZone)).toEqual([false, false, false, false]);
  });
});

describe("when a person is told of an interview", () => {
  it("is at the same clock time the day before, over a change of the clock too", () => {
    const [day, hour] = alertsOf(new Date("2026-03-29T13:00Z"), berlin);
    expect([day.toISOString(), hour.toISOString()]).toEqual([
      "2026-03-28T14:00:00.000Z",
      "2026-03-29T12:00:00.000Z",
    ]);
  });

  it.each([
    ["2026-11-20T00:00Z", "2026-11-23T14:00Z"],
    ["2026-11-23T14:00Z", "2026-11-24T13:00Z"],
    ["2026-11-24T13:30Z", "2026-11-24T15:00Z"],
    ["2026-11-24T15:00Z", null],
  ])("at %s is looked at next at %s", (now, next) => {
    const span = { startsAt: new Date("2026-11-24T14:00Z"), endsAt: new Date("2026-11-24T15:00Z") };
    expect(nextLook(span, berlin, new Date(now))).toEqual(next === null ? null : new Date(next));
  });
});
