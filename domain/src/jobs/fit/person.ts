import type { OwnLevel } from "@waymark/contract/job-fit";
import type { AnalyzedResume, ResumePlace } from "@waymark/contract/resume-analysis";
import { spansOf, yearsOfWork } from "../../resumes/judge/job-dates.ts";
import { resumeTexts } from "../../resumes/match/resume-terms.ts";
import { skillById, skillId } from "../../vocabulary/skills.ts";
import { levelOfTitle } from "../level.ts";
import { readPostedPlace } from "../location.ts";
import { readPay } from "../salary.ts";
import { termsOf } from "../tokens.ts";

/** A skill somebody has: whether a text of theirs tells of its use, and where it stands. */
export interface HeldSkill {
  readonly told: boolean;
  readonly where: readonly ResumePlace[];
}

export interface HeldTitle {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** Titles held longer ago say less. */
  readonly worth: number;
}

/** What is known of a person, read once and compared with many postings. */
export interface Person {
  readonly basis: "resume" | "profile" | "none";
  readonly skills: ReadonlyMap<string, HeldSkill>;
  /** What a skill is worth that only a list names. */
  readonly listWorth: number;
  readonly titles: readonly HeldTitle[];
  readonly level: OwnLevel | null;
  /** Tokens of where they would work. */
  readonly places: ReadonlySet<string>;
  readonly remoteWork: "remote" | "hybrid" | "onsite" | "any";
  readonly wish: { readonly amount: number; readonly currency: string } | null;
}

/** What a profile says beside the resume. */
export interface Profile {
  readonly title: string;
  readonly skills: readonly string[];
  readonly location: string;
  readonly preferredLocations: readonly string[];
  readonly remoteWork: Person["remoteWork"];
  /** As typed: the least salary of the job preferences, else the expected one of the profile. */
  readonly wish: string;
  readonly currency: string;
}

const mostPlaces = 3;
const longList = 40;

/** Reads what fits are told from. @param today `YYYY-MM`. */
export function readPerson(resume: AnalyzedResume | null, profile: Profile, today: string): Person {
  const skills = new Map<string, HeldSkill>();
  const hold = (id: string, held: HeldSkill) => {
    const before = skills.get(id);
    // What tells of use is shown before what only names it.
    const where = held.told
      ? [...held.where, ...(before?.where ?? [])]
      : [...(before?.where ?? []), ...held.where];
    skills.set(id, { told: held.told || (before?.told ?? false), where: where.slice(0, mostPlaces) });
  };
  for (const text of resume === null ? [] : resumeTexts(resume))
    for (const id of text.skills.keys()) hold(id, { told: text.tells, where: [text.place] });
  for (const name of profile.skills) {
    const id = skillId(name);
    if (id !== null && !skills.has(id)) hold(id, { told: false, where: [] });
  }
  const jobs = resume?.experience ?? [];
  const held = jobs.map(({ title }) => title).filter((title) => title.trim() !== "");
  const titles = [profile.title, ...held].filter((title) => title.trim() !== "").slice(0, 12);
  const listed = (resume?.skills ?? []).length + profile.skills.length;
  const isKnown = skills.size > 0 || titles.length > 0;
  const wanted = profile.preferredLocations.length > 0 ? profile.preferredLocations : [profile.location];
  const pay = readPay(profile.wish, { currency: profile.currency });
  const amount = pay?.annualMin ?? pay?.annualMax ?? null;
  return {
    basis: !isKnown ? "none" : resume === null ? "profile" : "resume",
    skills,
    listWorth: listed > longList ? 0.3 : 0.6,
    titles: titles.map((text, i) => ({ text, terms: new Set(termsOf(text)), worth: i < 3 ? 1 : 0.85 })),
    level: titles.length === 0 ? null : levelOf(titles.slice(0, 3), yearsOfWork(spansOf(jobs, today))),
    places: new Set(wanted.flatMap((place) => readPostedPlace(place).tokens.filter(isKnownPlace))),
    remoteWork: profile.remoteWork,
    wish: pay === null || amount === null ? null : { amount, currency: pay.currency },
  };
}

export const isKnownPlace = (token: string): boolean => token.startsWith("@");

function levelOf(titles: readonly string[], years: number): OwnLevel {
  const said = titles.map(levelOfTitle).find((level) => level !== "");
  if (said) return said;
  if (years === 0) return "middle";
  if (years < 2) return "entry";
  return years < 6 ? "middle" : "senior";
}

/** A skill's name in a language; its id when the dictionary lost it. */
export const skillName = (id: string, language: "en" | "es" | "fr" | "de"): string =>
  skillById(id)?.names[language] ?? id;
