import type { Contribution } from "@waymark/contract/careers";

type Part = Contribution["part"];

/**
 * The constants of the probability: a fixed logistic function of five values between 0 and 1. A value at its `middle`
 * adds nothing, and each tenth above adds a tenth of its `weight` to the exponent. They were set by hand so that a
 * well-prepared next step is at 80 or more, and one that lacks years or a degree below 60. They are not fitted to
 * observations; see `docs/decisions/0018-career-probability.md`.
 */
export const probabilityNumbers = {
  base: 0.2,
  parts: {
    relatedness: { weight: 3, middle: 0.5 },
    skills: { weight: 2.5, middle: 0.45 },
    education: { weight: 2.5, middle: 0.9 },
    experience: { weight: 2.5, middle: 0.8 },
    openings: { weight: 0.8, middle: 0.5 },
  },
} as const;

/** The five inputs, each 0 to 1. */
export type ProbabilityValues = Readonly<Record<Part, number>>;

const order: readonly Part[] = ["relatedness", "skills", "education", "experience", "openings"];
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The probability, 0 to 100, and each part's contribution to the exponent. */
export function probability(values: ProbabilityValues): {
  readonly probability: number;
  readonly contributions: Contribution[];
} {
  let exponent: number = probabilityNumbers.base;
  const contributions: Contribution[] = [];
  for (const part of order) {
    const { weight, middle } = probabilityNumbers.parts[part];
    const value = Math.min(1, Math.max(0, values[part]));
    const adds = weight * (value - middle);
    exponent += adds;
    contributions.push({ part, value: hundredths(value), adds: hundredths(adds) });
  }
  return { probability: Math.round(100 / (1 + Math.exp(-exponent))), contributions };
}
