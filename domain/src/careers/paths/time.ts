import type { CareerLevel } from "@waymark/contract/careers";
import type { Role } from "../roles.ts";
import { yearsAsked } from "./experience.ts";
import { countedYears, schooling } from "./stand.ts";

/** Months that each part of a step takes. Beside work; schooling and years run at the same time as learning. */
const months = {
  skill: 2,
  licence: 4,
  /** Up to and including each kind of schooling, from the one before it. */
  schooling: [0, 0, 18, 9, 24, 20, 42],
  leastUp: 6,
  leastAside: 3,
} as const;

/** How much sooner and later than reckoned it may be. */
const spread = { soonest: 0.75, latest: 1.35 } as const;

/** Licences that take a training of their own, in months. */
const longLicences: Readonly<Record<string, number>> = {
  "medical-specialty-certification": 36,
  "psychologist-licence": 18,
  "air-traffic-controller-licence": 24,
  "airline-pilot-licence": 18,
  "aircraft-maintenance-licence": 18,
  "bar-admission": 18,
  "teaching-qualification": 12,
  "master-craft-certificate": 12,
  "police-academy": 12,
  "electrician-licence": 12,
  "plumbing-licence": 12,
  "train-driver-licence": 9,
};

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
  const licences = to.licences
    .filter((licence) => !from.licences.includes(licence))
    .map((licence) => longLicences[licence] ?? months.licence);
  const lacking = Math.max(0, yearsAsked(to, level) - countedYears(years, related));
  return Math.round(
    Math.max(
      up ? months.leastUp : months.leastAside,
      learning * months.skill,
      school + Math.max(0, ...licences),
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
