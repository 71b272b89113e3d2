import type { CareerLevel } from "@waymark/contract/careers";
import { educations, type Role } from "../roles.ts";
import { type CareerIndex, zoneOf } from "./career-index.ts";
import { yearsAsked } from "./experience.ts";
import { missingLicences } from "./licences.ts";
import type { ProbabilityValues } from "./probability.ts";

/** Where somebody stands. */
export interface Stand {
  readonly role: Role;
  readonly level: CareerLevel;
  /** Of work. */
  readonly years: number;
  /** Ids of the skills they named. */
  readonly held: ReadonlySet<string>;
}

/** Who did a role's work for so many years has its key skills, named or not; before that one they did not name counts half. */
const yearsToHold = 1;
const unnamed = 0.5;

/** Whether somebody has a skill: they named it, or have done a work for a year that asks for it. */
export const hasSkill = (
  { held, role, years }: Pick<Stand, "held" | "role" | "years">,
  skill: string,
): boolean => held.has(skill) || (years >= yearsToHold && role.skills.includes(skill));

/**
 * What is missing to a full value of education, for each step of schooling, each job zone and each licence. A profession
 * of its own schooling is not open to who has another degree.
 */
const educationGap = {
  schooling: 0.3,
  profession: 0.5,
  zone: 0.1,
  course: 0.1,
  training: 0.2,
  mostLicences: 0.4,
} as const;
/** Years count as far as the roles are near: what they have in common, and this much on top. */
const yearsAnyway = 0.35;

export const schooling = (role: Role): number => educations.indexOf(role.education);

/** Years that count for a role that is so near. */
export const countedYears = (years: number, related: number): number =>
  years * Math.min(1, related + yearsAnyway);

/** The share of a role's key skills that somebody has, rare ones counting more: 0 to 1. */
function skillShare(index: CareerIndex, stand: Stand, role: Role): number {
  let all = 0;
  let had = 0;
  for (const skill of role.skills) {
    const weight = index.rarity.get(skill) ?? 1;
    all += weight;
    if (hasSkill(stand, skill)) had += weight;
    else if (stand.role.skills.includes(skill)) had += unnamed * weight;
  }
  return all === 0 ? 0 : had / all;
}

/** How little of schooling and licences is missing: 1 for nothing. */
function educationMet(index: CareerIndex, from: Role, to: Role): number {
  const schools = Math.max(0, schooling(to) - schooling(from));
  const zones = Math.max(0, zoneOf(index, to) - zoneOf(index, from));
  const { profession, trainings, courses } = missingLicences(from, to);
  const gap = educationGap;
  const school = Math.max(gap.schooling * schools, profession > 0 ? gap.profession : 0);
  const licences = Math.min(gap.mostLicences, gap.training * trainings + gap.course * courses);
  return Math.max(0, 1 - school - gap.zone * zones - licences);
}

/** The five values of the probability that somebody gets a role at a level, as they stand today. */
export function valuesFor(
  index: CareerIndex,
  stand: Stand,
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
