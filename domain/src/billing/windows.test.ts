import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysLeft, endOfTrial, lastDayOfTrial, monthOf, nextPeriodEnd } from "./windows.ts";

const at = (iso: string) => new Date(iso);
const hour = 3_600_000;

describe("trials and months in a person's zone", () => {
  it.each([
    ["without a change of clocks", "2026-06-01T10:00:00Z", "Europe/Berlin", 72],
    ["over the spring change", "2026-03-28T10:00:00Z", "Europe/Berlin", 71],
    ["over the autumn change", "2026-10-24T10:00:00Z", "Europe/Berlin", 73],
    ["over America's autumn change", "2026-10-31T15:00:00Z", "America/New_York", 73],
    ["in UTC", "2026-10-24T10:00:00Z", "UTC", 72],
  ])("a trial of three days %s", (_, start, zone, hours) => {
    const startedAt = at(start);
    expect((endOfTrial(startedAt, 3, zone).getTime() - startedAt.getTime()) / hour).toBe(hours);
  });

  it.each([
    ["at the start", "2026-03-28T10:00:00Z", 3],
    ["a second later", "2026-03-28T10:00:01Z", 3],
    ["after a short day", "2026-03-29T09:00:00Z", 2],
    ["in the last day", "2026-03-30T09:00:01Z", 1],
    ["a second before the end", "2026-03-31T08:59:59Z", 1],
    ["at the end", "2026-03-31T09:00:00Z", 0],
  ])("counts the days left %s", (_, now, left) => {
    const end = endOfTrial(at("2026-03-28T10:00:00Z"), 3, "Europe/Berlin");
    expect(end.toISOString()).toBe("2026-03-31T09:00:00.000Z");
    expect(daysLeft(at(now), end, "Europe/Berlin")).toBe(left);
  });

  it("never counts more days than the trial has, and none once it is over", () => {
    const zones = fc.constantFrom("UTC", "America/New_York", "America/Los_Angeles", "Europe/Berlin");
    const start = fc.date({ min: at("2026-01-01"), max: at("2028-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(zones, start, fc.double({ min: 0, max: 1, noNaN: true }), (zone, startedAt, share) => {
        const end = endOfTrial(startedAt, 3, zone);
        const now = new Date(startedAt.getTime() + share * (end.getTime() - startedAt.getTime()));
        const left = daysLeft(now, end, zone);
        expect(left).toBeLessThanOrEqual(3);
        expect(left > 0).toBe(now < end);
        expect(left <= 1).toBe(now >= lastDayOfTrial(end, zone));
      }),
    );
  });

  it.each([
    ["2026-11-30T23:30:00Z", "UTC", "2026-11", "2026-12-01T00:00:00.000Z"],
    ["2026-11-30T23:30:00Z", "Europe/Berlin", "2026-12", "2026-12-31T23:00:00.000Z"],
    ["2026-12-01T04:59:00Z", "America/New_York", "2026-11", "2026-12-01T05:00:00.000Z"],
    ["2026-03-15T12:00:00Z", "Europe/Berlin", "2026-03", "2026-03-31T22:00:00.000Z"],
  ])("the month of %s in %s", (now, zone, month, end) => {
    const found = monthOf(at(now), zone);
    expect([found.month, found.endsAt.toISOString()]).toEqual([month, end]);
  });

  it.each([
    ["2026-01-31T12:00:00Z", "monthly", "2026-02-28T12:00:00.000Z"],
    ["2028-02-29T12:00:00Z", "yearly", "2029-02-28T12:00:00.000Z"],
  ] as const)("a period from %s, %s", (from, period, end) => {
    expect(nextPeriodEnd(at(from), period).toISOString()).toBe(end);
  });
});
