import type { CareerLevel } from "@waymark/contract/careers";
import type { Role } from "../roles.ts";
import { yearsAsked } from "./experience.ts";
import { missingLicences } from "./licences.ts";
import { countedYears, schooling } from "./position.ts";

/** Months for each part of a step, done beside work. Schooling and work experience run in parallel with learning. */
const months = {
  skill: 2,
  /** Months to each level of education from the previous one. */
  schooling: [0, 0, 18, 9, 24, 20, 42],
  leastUp: 6,
  leastAside: 3,
} as const;

/** The factors for the earliest and latest end of the estimate. */
const spread = { soonest: 0.75, latest: 1.35 } as const;

export interface StepAsk {
  readonly from: Role;
  readonly to: Role;
  readonly level: CareerLevel;
  readonly up: boolean;
  readonly related: number;
  /** Years of work at that time. */
  readonly years: number;
  readonly held: ReadonlySet<string>;
}

/** The estimated months for one step: the longest of learning, schooling with licences, and missing years. */
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

/** Turns an estimate into a range in multiples of three months. */
export function monthSpan(reckoned: number): { min: number; max: number } {
  if (reckoned === 0) return { min: 0, max: 0 };
  const min = Math.max(3, quarters(reckoned * spread.soonest));
  return { min, max: Math.max(min + 3, quarters(reckoned * spread.latest)) };
}
