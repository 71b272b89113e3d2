import type { CareerLevel } from "@waymark/contract/careers";
import { educations, type Role } from "../roles.ts";
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
  /** The most for learning where the work is near: what is missing there is learnt on the job. */
  mostNear: { up: 9, aside: 5 },
} as const;

/** From this relatedness on a role without further schooling or licence is near: another desk, another ward. */
const nearFrom = 0.5;

/** The factors for the earliest and latest end of the estimate. */
const spread = { soonest: 0.75, latest: 1.35 } as const;

export interface StepTimeInput {
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
export function monthsOfStep({ from, to, level, up, related, years, held }: StepTimeInput): number {
  const missing = to.skills.filter((skill) => !held.has(skill) && !from.skills.includes(skill)).length;
  const schools = months.schooling.slice(schooling(from) + 1, schooling(to) + 1);
  const school = schools.reduce<number>((sum, one) => sum + one, 0);
  const { profession, after } = missingLicences(from, to);
  // In similar work, experience replaces a vocational training, but no degree and no licence.
  const isTrained = schooling(to) <= educations.indexOf("vocational");
  const isNear = related >= nearFrom && (school === 0 || isTrained) && profession === 0 && after === 0;
  const learning = Math.min(
    missing * months.skill,
    isNear ? months.mostNear[up ? "up" : "aside"] : Number.POSITIVE_INFINITY,
  );
  const lacking = Math.max(0, yearsAsked(to, level) - countedYears(years, related));
  return Math.round(
    Math.max(
      up ? months.leastUp : months.leastAside,
      learning,
      isNear ? 0 : Math.max(school, profession) + after,
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
