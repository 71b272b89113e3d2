import { describe, expect, it } from "vitest";
import { type ProbabilityValues, probability, probabilityNumbers } from "./probability.ts";
import { readIndustry } from "./read-industry.ts";
import { monthSpan } from "./time.ts";

describe("reading an industry", () => {
  it.each<[string, string | null]>([
    ["Technology", "technology"],
    ["IT", "technology"],
    ["Gesundheitswesen", "health"],
    ["Santé", "health"],
    ["Construcción", "construction"],
    ["Hôtellerie", "hospitality"],
    ["Human Resources", "people"],
    ["Öffentlicher Dienst", "public"],
    ["Real estate", "property"],
    ["Xyzzy", null],
    ["", null],
    ["工".repeat(10_000), null],
  ])("takes %j for %s", (said, industry) => {
    expect(readIndustry(said)).toBe(industry);
  });
});

describe("the probability", () => {
  const values = (all: number): ProbabilityValues => ({
    relatedness: all,
    skills: all,
    education: all,
    experience: all,
    openings: all,
  });

  it("rises with every part, and shows what each adds", () => {
    const middle = probability(values(0.5));
    for (const part of Object.keys(probabilityNumbers.parts)) {
      expect(probability({ ...values(0.5), [part]: 0.7 }).probability).toBeGreaterThan(middle.probability);
      expect(probability({ ...values(0.5), [part]: 0.3 }).probability).toBeLessThan(middle.probability);
    }
    expect(probability(values(0)).probability).toBe(0);
    expect(probability(values(1)).probability).toBe(99);
    expect(probability(values(7))).toEqual(probability(values(1)));
  });

  it("is the logistic function of base and contributions", () => {
    const { probability: computed, contributions } = probability({ ...values(0.6), skills: 0.2 });
    const exponent = contributions.reduce((sum, { adds }) => sum + adds, Number(probabilityNumbers.base));
    expect(computed).toBe(Math.round(100 / (1 + Math.exp(-exponent))));
  });
});

describe("a span of months", () => {
  it.each([
    [0, { min: 0, max: 0 }],
    [3, { min: 3, max: 6 }],
    [12, { min: 9, max: 15 }],
    [36, { min: 27, max: 48 }],
  ])("of %i is %j", (months, span) => {
    expect(monthSpan(months)).toEqual(span);
  });
});
