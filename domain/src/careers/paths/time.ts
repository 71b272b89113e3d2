import type { CareerLevel } from "@waymark/contract/careers";
import type { Role } from "../roles.ts";
import { yearsAsked } from "./experience.ts";
import { missingLicences } from "./licences.ts";
import { countedYears, schooling } from "./stand.ts";

/** Months that each part of a step takes. Beside work; schooling and years run at the same time as learning. */
const months = {
  skill: 2,
  /** Up to and including each kind of schooling, from the one before it. */
  schooling: [0, 0, 18, 9, 24, 20, 42],
  leastUp: 6,
  leastAside: 3,
} as const;

/** How much sooner and later than reckoned it may be. */
const spread = { soonest: 0.75, latest: 1.35 } as const;

export interface StepAsk {
  readonly from: Role;
  readonly to: Role;
  readonly level: CareerLevel;
  readonly up: boolean;
  readonly related: number;
  /** Years of work by then. */
  readonly years: number;
  readonly held: ReadonlySet<string>;
}

/** The months one step takes as reckoned: the longest of learning, schooling with licences, and missing years. */
export function monthsOfStep({ from, to, level, up, related, years, held }: StepAsk): number {
  const learning = to.skills.filter((skill) => !held.has(skill) && !from.skills.includes(skill)).length;
  const schools = months.schooling.slice(schooling(from) + 1, schooling(to) + 1);
  const school = schools.reduce<number>((sum, one) => sum + one, 0);
  const { profession, after } = missingLicences(from, to);
  const lacking = Math.max(0, yearsAsked(to, level) - countedYears(years, related));
  return Math.round(
    Math.max(
      up ? months.leastUp : months.leastAside,
      learning * months.skill,
      Math.max(school, profession) + after,
      lacking * 12,
    ),
  );
}

const quarters = (value: number) => Math.round(value / 3) * 3;

/** Reckoned months as a span in quarters of a year. */
export function monthSpan(reckoned: number): { min: number; max: number } {
  if (reckoned === 0) return { min: 0, max: 0 };
  const min = Math.max(3, quarters(reckoned * spread.soonest));
  return { min, max: Math.max(min + 3, quarters(reckoned * spread.latest)) };
}
