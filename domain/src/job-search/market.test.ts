import { describe, expect, it } from "vitest";
import type { InsightRow } from "./insights.ts";
import { cityCard, fullestCards, leastPostings, roleCard, weeklyGrowth } from "./market.ts";

const now = new Date("2026-11-20T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const row = (days: number, over: Partial<InsightRow> = {}): InsightRow => ({
  payMin: null,
  payMax: null,
  currency: null,
  company: "Harbour Health",
  remote: false,
  postedAt: daysAgo(days),
  skills: [],
  sample: false,
  ...over,
});
const times = (n: number, make: (i: number) => InsightRow) => Array.from({ length: n }, (_, i) => make(i));

describe("weekly growth", () => {
  it.each([
    ["more than before", 15, 10, 50],
    ["fewer than before", 5, 10, -50],
    ["the same", 12, 12, 0],
    ["too few before", 50, 9, null],
  ])("%s", (_, thisWeek, lastWeek, expected) => {
    const rows = [...times(thisWeek, () => row(1)), ...times(lastWeek, () => row(8))];
    expect(weeklyGrowth(rows, now)).toBe(expected);
  });
});

describe("a city", () => {
  it("is null below the least number of postings", () => {
    expect(
      cityCard(
        "Bern",
        times(leastPostings - 1, () => row(1)),
        { now, language: "en" },
      ),
    ).toBeNull();
  });

  it("has the count, the pay in one currency, and the skills", () => {
    const rows = [
      ...times(15, (i) =>
        row(20, { payMin: 60_000 + i * 1_000, payMax: 60_000 + i * 1_000, currency: "EUR", skills: ["sql"] }),
      ),
      ...times(5, () => row(20, { payMin: 1, payMax: 1, currency: "USD" })),
    ];
    expect(cityCard("Bern", rows, { now, language: "en" })).toMatchObject({
      name: "Bern",
      jobs: 20,
      pay: { amount: 67_000, currency: "EUR" },
      growth: null,
      demand: "high",
    });
  });

  it("is in very high demand when a quarter is new", () => {
    const rows = [...times(5, () => row(2)), ...times(15, () => row(30))];
    expect(cityCard("Bern", rows, { now, language: "de" })?.demand).toBe("veryHigh");
  });

  it("has no high demand when fewer came than in the week before", () => {
    const rows = [...times(9, () => row(2)), ...times(12, () => row(9))];
    expect(cityCard("Bern", rows, { now, language: "de" })).toMatchObject({ growth: -25, demand: null });
  });
});

describe("a role", () => {
  it("counts each company once, however it is written", () => {
    const rows = times(20, (i) => row(3, { company: ["Acme", "ACME", "Beta", ""][i % 4] ?? "" }));
    expect(roleCard("Nurse", rows, now)).toEqual({
      title: "Nurse",
      openings: 20,
      pay: null,
      growth: null,
      companies: 2,
    });
  });
});

describe("the list", () => {
  it("is shown from four cards on, five at most, the fullest first", () => {
    expect(fullestCards([3, null, 1, 2], (n) => n)).toBeNull();
    expect(fullestCards([3, null, 1, 2, 9], (n) => n)).toEqual([9, 3, 2, 1]);
    expect(fullestCards([1, 2, 3, 4, 5, 6, 7], (n) => n)).toHaveLength(5);
  });
});
