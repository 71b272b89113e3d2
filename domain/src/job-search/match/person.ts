import type { OwnLevel } from "@waymark/contract/job-search-match";
import type { JobType } from "@waymark/contract/jobs";
import type { AnalyzedResume, ResumePlace } from "@waymark/contract/resume-analysis";
import type { Role } from "../../careers/roles.ts";
import { languageOfPosting } from "../../jobs/languages/language.ts";
import { readPostedPlace } from "../../jobs/location/location.ts";
import type { CompanySize } from "../../jobs/requirements/company-size.ts";
import { readPay } from "../../jobs/salary/salary.ts";
import { isInternshipTitle, levelOfTitle } from "../../jobs/title/level.ts";
import { termsOf } from "../../jobs/tokens/tokens.ts";
import { monthsOfDay, type Span, spansOf, yearsOfWork } from "../../resume-analysis/job-dates.ts";
import { fieldPlace } from "../../resume-analysis/passages.ts";
import { fold } from "../../vocabulary/fold.ts";
import { languageName } from "../../vocabulary/language-names.ts";
import { isRemoteWord } from "../../vocabulary/places.ts";
import { skillById, skillId } from "../../vocabulary/skills.ts";
import type { Occupations } from "./occupations.ts";
import { resumeTexts } from "./resume/resume-terms.ts";

/**
 * A skill of a person. `shown`: a text of the resume describes its use; `implied`: it belongs to a trade they worked
 * in; `listed`: only a list names it.
 */
export interface PersonSkill {
  readonly how: "shown" | "implied" | "listed";
  /** From 0 to 1. */
  readonly worth: number;
  readonly where: readonly ResumePlace[];
}

export interface PersonTitle {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly trades: readonly Role[];
  /** Words that name a specialty within the trade: a ward, a material. */
  readonly part: ReadonlySet<string>;
  /** From 0 to 1; titles held longer ago count less. */
  readonly worth: number;
}

/** The facts about a person, parsed once and compared with many postings. */
export interface Person {
  readonly basis: "resume" | "profile" | "none";
  readonly skills: ReadonlyMap<string, PersonSkill>;
  /** Parses postings' titles; null when trades are not compared. */
  readonly trades: Occupations | null;
  readonly titles: readonly PersonTitle[];
  /** Whether some title is a trade that is known; true as well when they have none. */
  readonly isRead: boolean;
  readonly level: OwnLevel | null;
  /** ISO 639-1 codes of the languages they are known to speak; empty when none is known. */
  readonly languages: ReadonlySet<string>;
  /** Kilometres to the towns around the places where they would work, by gazetteer key. */
  readonly kmToTowns: ReadonlyMap<string, number>;
  /** Folded names of the towns where they would work, as patterns. */
  readonly towns: readonly string[];
  /** Index tokens of the places where they would work. */
  readonly places: ReadonlySet<string>;
  /** Whether one of the places is a town of the vocabulary; other towns are compared by name. */
  readonly isTownKnown: boolean;
  readonly remoteWork: "remote" | "hybrid" | "onsite" | "any";
  readonly wish: { readonly amount: number; readonly currency: string } | null;
  /** The kind of employment and the size of employer they want; null for any. */
  readonly jobType: JobType | null;
  readonly companySize: CompanySize | null;
}

/** The facts from the profile, in addition to the resume. */
export interface Profile {
  readonly title: string;
  readonly skills: readonly string[];
  readonly location: string;
  readonly preferredLocations: readonly string[];
  readonly remoteWork: Person["remoteWork"];
  /** As typed: the minimum salary of the job preferences, else the expected salary of the profile. */
  readonly wish: string;
  readonly currency: string;
  /** The language in which they use the product; absent when only the resume shall tell. */
  readonly locale?: string;
  readonly kmToTowns?: ReadonlyMap<string, number>;
  /** ISO 3166-1 alpha-2 codes of the countries of towns that only the gazetteer knows. */
  readonly townCountries?: readonly string[];
  readonly jobType?: JobType | null;
  readonly companySize?: CompanySize | null;
}

const mostPlaces = 3;
const shortestTown = 3;
const longList = 40;
const mostTitles = 12;
/** The worth of a skill that only the person's trade implies; it is higher after `longHeld` months in the trade. */
const impliedWorth = { long: 0.65, short: 0.5 } as const;
const longHeld = 24;

/**
 * Parses the facts that fits are computed from.
 * @param today `YYYY-MM`.
 * @param trades null when only skills are compared.
 */
export function readPerson(
  resume: AnalyzedResume | null,
  profile: Profile,
  today: string,
  trades: Occupations | null,
): Person {
  const jobs = resume?.experience ?? [];
  const spans = spansOf(jobs, today);
  const titles = titlesOf(jobs, spans, profile.title, monthsOfDay(today), trades);
  const listed = (resume?.skills ?? []).length + profile.skills.length;
  const skills = skillsOf(resume, profile, listed > longList ? 0.3 : 0.6);
  const isKnown = skills.size > 0 || titles.length > 0;
  addImplied(skills, jobs, spans, trades);
  const wanted = profile.preferredLocations.length > 0 ? profile.preferredLocations : [profile.location];
  const pay = readPay(profile.wish, { currency: profile.currency });
  const amount = pay?.annualMin ?? pay?.annualMax ?? null;
  const places = wanted.flatMap((place) => readPostedPlace(place).tokens.filter(isKnownPlace));
  for (const country of profile.townCountries ?? []) places.push(`@${country.toLowerCase()}`);
  return {
    basis: !isKnown ? "none" : resume === null ? "profile" : "resume",
    skills,
    trades,
    titles,
    isRead: trades === null || titles.length === 0 || titles.some((title) => title.trades.length > 0),
    languages: spokenLanguages(resume, profile),
    kmToTowns: profile.kmToTowns ?? new Map(),
    level: titles.length === 0 ? null : levelOf(titles.slice(0, 3), yearsOfWork(spans)),
    towns: wanted.flatMap(townNamed),
    places: new Set(places),
    isTownKnown: places.some((place) => !isWidePlace(place)),
    remoteWork: profile.remoteWork,
    wish: pay === null || amount === null ? null : { amount, currency: pay.currency },
    jobType: profile.jobType ?? null,
    companySize: profile.companySize ?? null,
  };
}

/** The town of a place as typed: "Leeds, UK" is "leeds"; nothing for a country or a state. */
function townNamed(place: string): string[] {
  const town = fold(place.split(/[,(/]/u)[0] ?? "").trim();
  const { tokens } = readPostedPlace(place);
  const known = tokens.filter(isKnownPlace);
  const isTown = known.length === 0 || known.some((token) => !isWidePlace(token));
  if (town.length < shortestTown || isRemoteWord(town) || !isTown) return [];
  return [town.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")];
}

/** The languages that a resume is written in or names, and the one in which the product is used. */
function spokenLanguages(resume: AnalyzedResume | null, profile: Profile): ReadonlySet<string> {
  const spoken = new Set<string>(profile.locale === undefined ? [] : [profile.locale]);
  const jobs = resume?.experience ?? [];
  const texts = [resume?.personalInfo?.summary ?? "", ...jobs.flatMap((job) => [job.title, job.description])];
  const own = languageOfPosting([...texts, ...jobs.map(({ title }) => title)].join("\n"));
  if (own !== undefined) spoken.add(own);
  for (const item of [...(resume?.skills ?? []), ...profile.skills]) {
    // "French (B2)", "Deutsch: Muttersprache".
    const code =
      languageName(item.replace(/[\s(:,–-]+(?:[abc][12]|native|fluent|\p{L}+)?\)?$/iu, "")) ??
      languageName(item);
    if (code !== null) spoken.add(code);
  }
  return spoken;
}

type Jobs = NonNullable<AnalyzedResume["experience"]>;

/** The skills that texts and lists name. */
function skillsOf(resume: AnalyzedResume | null, profile: Profile, listWorth: number) {
  const skills = new Map<string, PersonSkill>();
  const hold = (id: string, told: boolean, place: ResumePlace | null) => {
    const before = skills.get(id);
    const [own, earlier] = [place === null ? [] : [place], before?.where ?? []];
    // Places that show use come before places that only name the skill.
    const where = (told ? [...own, ...earlier] : [...earlier, ...own]).slice(0, mostPlaces);
    const isShown = told || before?.how === "shown";
    skills.set(id, { how: isShown ? "shown" : "listed", worth: isShown ? 1 : listWorth, where });
  };
  for (const text of resume === null ? [] : resumeTexts(resume))
    for (const id of text.skills.keys()) hold(id, text.tells, text.place);
  for (const name of profile.skills) {
    const id = skillId(name);
    if (id !== null && !skills.has(id)) hold(id, false, null);
  }
  return skills;
}

/** Adds the skills that belong to the trades of the jobs held, with the title as evidence. */
function addImplied(
  skills: Map<string, PersonSkill>,
  jobs: Jobs,
  spans: readonly Span[],
  trades: Occupations | null,
): void {
  if (trades === null) return;
  const monthsIn = new Map(spans.map(({ item, from, to }) => [item, to + 1 - from]));
  for (const [item, { title }] of jobs.slice(0, mostTitles).entries()) {
    const worth = (monthsIn.get(item) ?? 0) >= longHeld ? impliedWorth.long : impliedWorth.short;
    const place = fieldPlace("experience", `experience.${item}.title`, { item, excerpt: title });
    for (const id of trades.read(title).trades.flatMap((trade) => trade.skills)) {
      const before = skills.get(id);
      if (before !== undefined && before.worth >= worth) continue;
      skills.set(id, { how: "implied", worth, where: [place] });
    }
  }
}

/** The worth of a title by months since it was left. */
const leftWorth = [
  [120, 0.65],
  [60, 0.8],
] as const;

function titlesOf(
  jobs: Jobs,
  spans: readonly Span[],
  own: string,
  now: number,
  trades: Occupations | null,
): PersonTitle[] {
  const ended = new Map(spans.map(({ item, to }) => [item, to]));
  const undated = (at: number) => (at < 3 ? 1 : 0.85);
  const worthOf = (item: number) => {
    const to = ended.get(item);
    if (to === undefined) return undated(item);
    return leftWorth.find(([months]) => now - to >= months)?.[1] ?? 1;
  };
  const all = [
    { text: own, worth: 1 },
    ...jobs.map(({ title }, item) => ({ text: title, worth: worthOf(item) })),
  ];
  return all
    .filter(({ text }) => text.trim() !== "")
    .slice(0, mostTitles)
    .map(({ text, worth }) => {
      const reading = trades?.read(text);
      const terms = new Set(termsOf(text));
      return { text, worth, terms, trades: reading?.trades ?? [], part: reading?.part ?? new Set() };
    });
}

export const isKnownPlace = (token: string): boolean => token.startsWith("@");

/** Whether the token of a known place is of a country ("@us") or a state ("@us-ca"), not of a town ("@munchen"). */
export const isWidePlace = (token: string): boolean => /^@[a-z]{2}(?:-|$)/u.test(token);

function levelOf(titles: readonly PersonTitle[], years: number): OwnLevel {
  const said = titles.map(({ text }) => levelOfTitle(text)).find((level) => level !== "");
  if (said === "entry" && isInternshipTitle(titles[0]?.text ?? "")) return "internship";
  if (said) return said;
  if (years === 0) return "middle";
  if (years < 2) return "entry";
  return years < 6 ? "middle" : "senior";
}

/** The name of a skill in a language; its id when the dictionary no longer has it. */
export const skillName = (id: string, language: "en" | "es" | "fr" | "de"): string =>
  skillById(id)?.names[language] ?? id;
