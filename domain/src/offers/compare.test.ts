import { OfferInput } from "@waymark/contract/offers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestOf, type ComparedRow, commuteHours, firstYear, yearlyBase } from "./compare.ts";
import { percentileOf } from "./percentile-of.ts";

const offer = (over: object = {}) => OfferInput.parse({ currency: "EUR", base: 60_000, ...over });

describe("the pay of an offer", () => {
  it.each([
    ["a year", {}, 60_000],
    ["a month", { period: "month", base: 5_000 }, 60_000],
    ["an hour, full time", { period: "hour", base: 30 }, 62_400],
    ["an hour, 20 hours a week", { period: "hour", base: 30, hoursAWeek: 20 }, 31_200],
    ["a day", { period: "day", base: 300 }, 78_000],
    ["a week", { period: "week", base: 1_000 }, 52_000],
  ])("by %s", (_, over, yearly) => {
    expect(yearlyBase(offer(over))).toBe(yearly);
  });

  it.each([
    ["base alone", {}, { low: 60_000, high: 60_000, missing: ["bonus", "equity"] }],
    [
      "ranges",
      { bonusLow: 1_000, bonusHigh: 5_000, equityLow: 0, equityHigh: 10_000 },
      { low: 61_000, high: 75_000, missing: [] },
    ],
    ["one end of a range", { bonusHigh: 5_000 }, { low: 65_000, high: 65_000, missing: ["equity"] }],
    ["a bonus for signing", { signingBonus: 2_000 }, { low: 62_000, high: 62_000 }],
  ])("in its first year: %s", (_, over, expected) => {
    expect(firstYear(offer(over))).toMatchObject(expected);
  });

  it.each([
    [{ commuteMinutes: 45, onSiteDays: 3 }, 4.5],
    [{ commuteMinutes: 45, onSiteDays: 0 }, 0],
    [{ onSiteDays: 0 }, 0],
    [{ commuteMinutes: 45 }, null],
  ])("takes %j on the way: %s hours a week", (over, hours) => {
    expect(commuteHours(offer(over))).toBe(hours);
  });
});

describe("the best of a row", () => {
  it.each<[ComparedRow, object[], number[]]>([
    ["base", [{ base: 50_000 }, { base: 60_000 }], [1]],
    ["base", [{ base: 60_000 }, { period: "month", base: 5_000 }, { base: 1 }], [0, 1]],
    ["base", [{ base: 60_000 }, { base: 60_000 }], []],
    ["base", [{ base: 60_000 }, { base: 90_000, currency: "USD" }], []],
    ["leave", [{ leaveDays: 25 }, { leaveDays: 30, currency: "USD" }], [1]],
    ["leave", [{ leaveDays: 25 }, {}], []],
    ["commute", [{ commuteMinutes: 10, onSiteDays: 5 }, { onSiteDays: 0 }], [1]],
  ])("%s of %j: %j", (row, offers, best) => {
    expect([...bestOf(row, offers.map(offer))]).toEqual(best);
  });
});

describe("the rank of a value", () => {
  it.each([
    [[1, 2, 3, 4], 2.5, 4, 50],
    [[1, 2, 3, 4], 2, 4, 38],
    [[1, 2, 3, 4], 9, 4, 100],
    [[1, 2, 3, 4], 0, 4, 0],
    [[1, 2, 3], 2, 4, null],
  ])("among %j, %s: %s", (sorted, value, enough, expected) => {
    expect(percentileOf(sorted, value, enough)).toBe(expected);
  });

  it("never falls as the value rises", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 8 }), fc.integer(), fc.nat(), (values, value, more) => {
        const sorted = values.toSorted((a, b) => a - b);
        const [low, high] = [percentileOf(sorted, value, 8), percentileOf(sorted, value + more, 8)];
        expect(low ?? 0).toBeLessThanOrEqual(high ?? 0);
      }),
    );
  });
});
