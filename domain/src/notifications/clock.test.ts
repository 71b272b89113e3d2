import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithin, nextTimeOfDay } from "./clock.ts";

const at = (instant: string) => new Date(instant);

describe("the next time of day", () => {
  it.each([
    ["later today", "2026-07-01T05:00:00Z", "Europe/Berlin", "08:00", "2026-07-01T06:00:00Z"],
    ["tomorrow when it is past", "2026-07-01T06:00:00Z", "Europe/Berlin", "08:00", "2026-07-02T06:00:00Z"],
    ["by a zone behind UTC", "2026-07-01T13:00:00Z", "America/Los_Angeles", "08:00", "2026-07-01T15:00:00Z"],
    [
      "over the change to summer time",
      "2026-03-28T22:00:00Z",
      "Europe/Berlin",
      "08:00",
      "2026-03-29T06:00:00Z",
    ],
    [
      "over the change to winter time",
      "2026-10-24T22:00:00Z",
      "Europe/Berlin",
      "08:00",
      "2026-10-25T07:00:00Z",
    ],
    [
      "a time that is left out, an hour on",
      "2026-03-29T00:00:00Z",
      "Europe/Berlin",
      "02:30",
      "2026-03-29T01:30:00Z",
    ],
    [
      "a time that comes twice, the first time",
      "2026-10-24T23:00:00Z",
      "Europe/Berlin",
      "02:30",
      "2026-10-25T00:30:00Z",
    ],
    ["not the second time", "2026-10-25T00:45:00Z", "Europe/Berlin", "02:30", "2026-10-26T01:30:00Z"],
    [
      "in the United States' spring",
      "2026-03-08T05:30:00Z",
      "America/New_York",
      "02:00",
      "2026-03-08T07:00:00Z",
    ],
    ["in a zone without summer time", "2026-03-29T00:00:00Z", "UTC", "02:30", "2026-03-29T02:30:00Z"],
    [
      "in a zone nobody knows, as in UTC",
      "2026-03-29T00:00:00Z",
      "Mars/Olympus",
      "02:30",
      "2026-03-29T02:30:00Z",
    ],
  ])("comes %s", (_, now, zone, time, expected) => {
    expect(nextTimeOfDay(at(now), zone, time)).toEqual(at(expected));
  });

  it("comes the second time too when every pass is asked for", () => {
    const second = nextTimeOfDay(at("2026-10-25T00:45:00Z"), "Europe/Berlin", "02:30", true);
    expect(second).toEqual(at("2026-10-25T01:30:00Z"));
  });

  const zones = ["UTC", "America/New_York", "America/Los_Angeles", "Europe/Berlin", "Australia/Lord_Howe"];
  const anInstant = fc.date({
    min: at("2025-01-01T00:00:00Z"),
    max: at("2027-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  const aTime = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30"))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);

  it("is after now and within 26 hours, and quiet hours are over when they end", () => {
    fc.assert(
      fc.property(anInstant, fc.constantFrom(...zones), aTime, aTime, (now, zone, from, until) => {
        const next = nextTimeOfDay(now, zone, until, true);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(26 * 3_600_000);
        if (from !== until) expect(isWithin(next, zone, from, until)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe("quiet hours", () => {
  it.each([
    ["2026-07-01T21:00:00Z", "22:00", "07:00", true],
    ["2026-07-01T19:59:00Z", "22:00", "07:00", false],
    ["2026-07-01T20:00:00Z", "22:00", "07:00", true],
    ["2026-07-01T04:59:59Z", "22:00", "07:00", true],
    ["2026-07-01T05:00:00Z", "22:00", "07:00", false],
    ["2026-07-01T11:00:00Z", "12:00", "14:00", true],
    ["2026-07-01T12:00:00Z", "12:00", "14:00", false],
    ["2026-07-01T11:00:00Z", "09:00", "09:00", false],
  ])("at %s, from %s until %s in Berlin: %s", (now, from, until, expected) => {
    expect(isWithin(at(now), "Europe/Berlin", from, until)).toBe(expected);
  });
});
