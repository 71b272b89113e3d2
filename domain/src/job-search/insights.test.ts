import { languages } from "@waymark/contract/values";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percentile } from "../jobs/salary/percentile.ts";
import { insightSentences, type Sentence } from "./insight-sentences.ts";
import {
  type InsightRow,
  insightFigures,
  payHistogram,
  payQuartiles,
  tallyRows,
  topCounts,
  weekOf,
} from "./insights.ts";

const now = new Date("2026-11-20T12:00:00Z");
const row = (more: Partial<InsightRow> = {}): InsightRow => ({
  payMin: null,
  payMax: null,
  currency: null,
  company: "Acorn",
  remote: false,
  postedAt: new Date("2026-11-19T12:00:00Z"),
  skills: [],
  sample: false,
  ...more,
});
const paid = (currency: string, ...amounts: number[]) =>
  amounts.map((amount) => row({ payMin: amount, payMax: amount, currency }));
const ask = { tier: "title", place: "", language: "de" } as const;

describe("percentile", () => {
  it.each([
    [[10], 0.25, 10],
    [[10, 20], 0.5, 15],
    [[1, 2, 3, 4, 5], 0.75, 4],
  ])("%j at %d is %d", (values, q, expected) => expect(percentile(values, q)).toBe(expected));

  it("lies within the values and grows with the share", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (values, q) => {
          const sorted = values.toSorted((a, b) => a - b);
          const at = percentile(sorted, q);
          expect(at).toBeGreaterThanOrEqual(percentile(sorted, 0));
          expect(at).toBeLessThanOrEqual(percentile(sorted, 1));
        },
      ),
    );
  });
});

it("topCounts ranks by count, then by name", () => {
  expect(topCounts(["b", "a", "b", "c", "", "a"], 2)).toEqual([
    { name: "a", count: 2 },
    { name: "b", count: 2 },
  ]);
});

describe("payQuartiles", () => {
  const dollars = paid("USD", 10, 20, 30, 40, 50, 60, 70, 80, 90);
  const euros = paid("EUR", 1, 2, 3, 4, 5, 6, 7, 8);

  it("uses the most frequent currency and mixes none", () => {
    expect(payQuartiles([...dollars, ...euros])).toEqual({
      p25: 30,
      p50: 50,
      p75: 70,
      currency: "USD",
      count: 9,
    });
  });

  it("takes the asked currency", () =>
    expect(payQuartiles([...dollars, ...euros], "EUR")?.currency).toBe("EUR"));

  it("is null below eight values", () => {
    expect(payQuartiles(euros.slice(1))).toBeNull();
    expect(payQuartiles(dollars, "GBP")).toBeNull();
    expect(payQuartiles([])).toBeNull();
  });

  it("takes the middle of a range, or the only end", () => {
    const rows = Array.from({ length: 8 }, (_, i) =>
      row({ payMin: i % 2 === 0 ? 40 : 50, payMax: i % 2 === 0 ? 60 : null, currency: "USD" }),
    );
    expect(payQuartiles(rows)).toMatchObject({ p25: 50, p50: 50, p75: 50 });
  });
});

it("insightFigures counts weeks, companies, skills and remote work", () => {
  const rows = [
    ...Array.from({ length: 6 }, () => row({ skills: ["wound-care"], remote: true })),
    ...Array.from({ length: 4 }, () => row({ postedAt: new Date("2026-11-10T12:00:00Z"), company: "Birch" })),
  ];
  expect(insightFigures(tallyRows(rows, undefined, now), ask)).toMatchObject({
    matches: 10,
    remoteShare: 0.6,
    newLast7Days: 6,
    newPrevious7Days: 4,
    skills: [{ name: "Wundversorgung", count: 6, change: null }],
    weeks: [6, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    companies: [
      { name: "Acorn", count: 6 },
      { name: "Birch", count: 4 },
    ],
    salary: null,
    samples: false,
    onlySamples: false,
  });
});

it("shows the change in demand for a skill when there are enough postings", () => {
  const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * 7 * 86_400_000);
  const rows = [
    ...Array.from({ length: 40 }, (_, i) => row({ skills: i < 20 ? ["triage"] : [], postedAt: weeksAgo(1) })),
    ...Array.from({ length: 40 }, (_, i) => row({ skills: i < 10 ? ["triage"] : [], postedAt: weeksAgo(6) })),
  ];
  expect(insightFigures(tallyRows(rows, undefined, now), ask).skills).toEqual(
    [{ name: "Ersteinschätzung", count: 30, change: 0.25 }].map((skill) => ({
      ...skill,
      name: expect.any(String),
    })),
  );
});

it("counts weeks from now, each up to and with its last instant", () => {
  const day = 86_400_000;
  expect([-1, 0, 7, 7.01, 14, 100].map((days) => weekOf(-days * day, 0))).toEqual([0, 0, 0, 1, 1, 14]);
});

it("draws pay in equal steps that hold every value between the extremes", () => {
  const sorted = Float64Array.from({ length: 100 }, (_, i) => 30_000 + i * 100);
  const steps = payHistogram({ currency: "EUR", sorted });
  expect(steps).toHaveLength(12);
  expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(98);
  expect(payHistogram(null)).toEqual([]);
});

describe("insightSentences", () => {
  const keys = (rows: InsightRow[]) => {
    const figures = insightFigures(tallyRows(rows, undefined, now), ask);
    const sentences = insightSentences("nurse", figures, "en");
    return Object.fromEntries(
      Object.entries(sentences).map(([part, list]) => [part, list.map((s: Sentence) => s.key)]),
    );
  };

  it("only reports too few postings when there are none", () => {
    expect(keys([])).toEqual({
      marketAnalysis: ["matchesTitle"],
      salaryRange: ["notEnough"],
      careerAdvice: ["notEnough"],
      industryTrends: ["notEnough"],
      recommendations: ["widen"],
    });
  });

  it.each([
    [9, 3, "rising"],
    [3, 9, "falling"],
    [6, 6, "steady"],
    [2, 3, "notEnough"],
  ])("%d new after %d is %s", (fresh, before, key) => {
    const old = new Date("2026-11-10T12:00:00Z");
    const rows = [
      ...Array.from({ length: fresh }, () => row()),
      ...Array.from({ length: before }, () => row({ postedAt: old })),
    ];
    expect(keys(rows).industryTrends).toEqual([key]);
  });

  it("mentions samples", () => {
    expect(keys([row({ sample: true })]).marketAnalysis).toContain("onlySamples");
    expect(keys([row({ sample: true }), row({})]).marketAnalysis).toContain("samples");
  });

  it("reads no trend from samples, nor from fewer than eight postings", () => {
    const many = Array.from({ length: 40 }, () => row({ sample: true }));
    const told = keys(many);
    expect(told.industryTrends).toEqual(["noTrend"]);
    expect(told.recommendations).not.toContain("applyEarly");
    expect(told.marketAnalysis).not.toContain("companies");
    const figures = (rows: InsightRow[]) =>
      insightFigures(tallyRows(rows, undefined, now), { tier: "title", place: "", language: "en" });
    expect(figures(many).weeks).toEqual([]);
    expect(figures([row({}), row({})]).weeks).toEqual([]);
    expect(figures(many.map(() => row({}))).weeks).toHaveLength(12);
  });

  it.each(languages)("writes money as %s does", (language) => {
    const figures = insightFigures(
      tallyRows(paid("EUR", ...Array.from({ length: 8 }, () => 45_000)), "EUR", now),
      ask,
    );
    const [sentence] = insightSentences("nurse", figures, language).salaryRange;
    expect(String(sentence?.params.middle).replace(/\D/g, "")).toBe("45000");
    expect(String(sentence?.params.middle)).toContain("€");
  });
});
