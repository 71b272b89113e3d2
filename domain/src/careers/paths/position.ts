import type { CareerLevel } from "@waymark/contract/careers";
import { educations, type Role } from "../roles.ts";
import { type CareerIndex, zoneOf } from "./career-index.ts";
import { yearsAsked } from "./experience.ts";
import { missingLicences } from "./licences.ts";
import type { ProbabilityValues } from "./probability.ts";

/** A person's present position. */
export interface CareerPosition {
  readonly role: Role;
  readonly level: CareerLevel;
  /** Years of work. */
  readonly years: number;
  /** Ids of the skills they named. */
  readonly held: ReadonlySet<string>;
}

/** After these years in a role a person counts as having its key skills; before, an unnamed one counts half. */
const yearsToHold = 1;
const unnamedWorth = 0.5;

/** Tells whether a person has a skill: they named it, or have done work that requires it for a year. */
export const hasSkill = (
  { held, role, years }: Pick<CareerPosition, "held" | "role" | "years">,
  skill: string,
): boolean => held.has(skill) || (years >= yearsToHold && role.skills.includes(skill));

/**
 * The deductions from education for each missing step of schooling, job zone and licence. A profession with its own
 * schooling is not open to a person with another degree.
 */
const educationGap = {
  schooling: 0.3,
  profession: 0.5,
  zone: 0.1,
  course: 0.1,
  training: 0.2,
  mostLicences: 0.4,
} as const;
/** Years count in proportion to relatedness plus this amount. */
const yearsAnyway = 0.35;

export const schooling = (role: Role): number => educations.indexOf(role.education);

/** The years that count for a role with a given relatedness. */
export const countedYears = (years: number, related: number): number =>
  years * Math.min(1, related + yearsAnyway);

/** The share of a role's key skills that a person has, 0 to 1; rare ones have more weight. */
function skillShare(index: CareerIndex, stand: CareerPosition, role: Role): number {
  let all = 0;
  let had = 0;
  for (const skill of role.skills) {
    const weight = index.rarity.get(skill) ?? 1;
    all += weight;
    if (hasSkill(stand, skill)) had += weight;
    else if (stand.role.skills.includes(skill)) had += unnamedWorth * weight;
  }
  return all === 0 ? 0 : had / all;
}

/** The value for schooling and licences: 1 when nothing is missing. */
function educationMet(index: CareerIndex, from: Role, to: Role): number {
  const schools = Math.max(0, schooling(to) - schooling(from));
  const zones = Math.max(0, zoneOf(index, to) - zoneOf(index, from));
  const { profession, trainings, courses } = missingLicences(from, to);
  const gap = educationGap;
  const school = Math.max(gap.schooling * schools, profession > 0 ? gap.profession : 0);
  const licences = Math.min(gap.mostLicences, gap.training * trainings + gap.course * courses);
  return Math.max(0, 1 - school - gap.zone * zones - licences);
}

/** The five inputs of the probability that a person gets a role at a level today. */
export function valuesFor(
  index: CareerIndex,
  stand: CareerPosition,
  to: { readonly role: Role; readonly level: CareerLevel; readonly related: number; readonly demand: number },
): ProbabilityValues {
  const asked = yearsAsked(to.role, to.level);
  return {
    relatedness: to.related,
    skills: skillShare(index, stand, to.role),
    education: educationMet(index, stand.role, to.role),
    experience: Math.min(1, (countedYears(stand.years, to.related) + 1) / (asked + 1)),
    openings: to.demand / 10,
  };
}
