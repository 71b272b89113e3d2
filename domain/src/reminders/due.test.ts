import { describe, expect, it } from "vitest";
import { dueAt, snoozedTo } from "./due.ts";

describe("when a reminder is due", () => {
  it.each([
    ["nine in winter", "2026-03-28", null, "Europe/Berlin", "2026-03-28T08:00Z"],
    ["nine the day the clock changes", "2026-03-29", null, "Europe/Berlin", "2026-03-29T07:00Z"],
    ["nine in New York", "2026-11-02", "09:00", "America/New_York", "2026-11-02T14:00Z"],
    ["a time that is jumped over, an hour on", "2026-03-29", "02:30", "Europe/Berlin", "2026-03-29T01:30Z"],
    ["a time that comes twice, the first", "2026-10-25", "02:30", "Europe/Berlin", "2026-10-25T00:30Z"],
    ["in no zone, UTC", "2026-10-25", "02:30", "Mars/Olympus", "2026-10-25T02:30Z"],
  ])("%s", (_, dueOn, dueTime, zone, expected) => {
    expect(dueAt(dueOn, dueTime, zone)).toEqual(new Date(expected));
  });

  it.each([
    ["hour", "2026-11-22T22:40Z", { dueOn: "2026-11-23", dueTime: "00:40" }],
    ["tomorrow", "2026-11-22T22:40Z", { dueOn: "2026-11-23", dueTime: null }],
    ["tomorrow", "2026-11-22T23:10Z", { dueOn: "2026-11-24", dueTime: null }],
    ["week", "2026-12-28T10:00Z", { dueOn: "2027-01-04", dueTime: null }],
  ] as const)("by %s at %s in Berlin: %j", (by, now, expected) => {
    expect(snoozedTo(by, new Date(now), "Europe/Berlin")).toEqual(expected);
  });
});
