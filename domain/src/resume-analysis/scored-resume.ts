import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import type { Language } from "@waymark/contract/values";
import { finish, type Steps } from "../in-steps.ts";
import { languageOfPosting } from "../jobs/languages/language.ts";
import { detectLanguage } from "../resumes/read/detect-language.ts";
import { type Opening, openingOf } from "./openings.ts";
import { type Passage, type Passages, passagesInSteps } from "./passages.ts";
import type { LanguageRules } from "./rules/language-rules.ts";
import { rulesOf } from "./rules/rules.ts";
import { type Finding, type Phrase, phrase } from "./score.ts";
import type { Lexicon } from "./spelling/lexicon.ts";
import { type Spelling, spell } from "./spelling/spell.ts";

type Required<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> };

/** Without jobs, achievements (projects, studies, volunteering) count in their place for this share of points. */
export const standInShare = 0.75;

export interface Bullet extends Passage {
  readonly opening: Opening;
}

/** A resume prepared for the checks: no field missing, texts split, its language detected. */
export interface ScoredResume {
  readonly content: Required<AnalyzedResume>;
  readonly language: Language;
  readonly rules: LanguageRules;
  readonly passages: Passages;
  /** The bullets of all jobs, in order. */
  readonly bullets: readonly Bullet[];
  readonly achievements: readonly Bullet[];
  /** The findings of the dictionary in the texts; null without one. */
  readonly spelling: Spelling | null;
  /** `YYYY-MM`; later dates are in the future. */
  readonly today: string;
}

const nobody = { firstName: "", lastName: "", email: "", phone: "", location: "", summary: "" };

export const readScored = (resume: AnalyzedResume, today: string, lexicon?: Lexicon): ScoredResume =>
  finish(readInSteps(resume, today, lexicon));

/** Pauses between its parts: reading the longest resume takes 40 ms. */
export function* readInSteps(resume: AnalyzedResume, today: string, lexicon?: Lexicon): Steps<ScoredResume> {
  const content = {
    personalInfo: resume.personalInfo ?? nobody,
    experience: resume.experience ?? [],
    education: resume.education ?? [],
    skills: resume.skills ?? [],
    achievements: resume.achievements ?? [],
    certifications: resume.certifications ?? [],
    links: resume.links ?? [],
    knownWords: resume.knownWords ?? [],
  };
  const written = yield* passagesInSteps(content);
  yield;
  const language = languageOf(content, written);
  yield;
  const spelling = lexicon === undefined ? null : spell(content, written, { lexicon, language });
  yield;
  const passages = spelling === null ? written : withSense(written, spelling.senseless);
  const rules = rulesOf[language];
  const opened = (passage: Passage): Bullet => ({ ...passage, opening: openingOf(passage, rules) });
  return {
    content,
    language,
    rules,
    passages,
    bullets: passages.jobs.flat().map(opened),
    achievements: passages.achievements.map(opened),
    spelling,
    today,
  };
}

/** The passages, of which those without sense count for nothing. */
function withSense({ summary, jobs, achievements }: Passages, senseless: ReadonlySet<Passage>): Passages {
  const judged = (some: readonly Passage[]) =>
    some.map((passage) => (senseless.has(passage) ? { ...passage, reads: false } : passage));
  return { summary: judged(summary), jobs: jobs.map(judged), achievements: judged(achievements) };
}

/** Detects the language by the short words of the running text, else by the letters of everything. */
function languageOf(content: Required<AnalyzedResume>, passages: Passages): Language {
  const running = [...passages.summary, ...passages.jobs.flat(), ...passages.achievements]
    .map(({ text }) => text)
    .join("\n")
    .slice(0, 3_000);
  const known = languageOfPosting(running);
  if (known !== undefined) return known;
  const titles = content.experience.slice(0, 20).map(({ title }) => title);
  const degrees = content.education.slice(0, 20).map(({ degree }) => degree);
  // Sorted, so that the order of the skills does not matter.
  const skills = content.skills.toSorted().slice(0, 50);
  const all = [running, ...titles, ...degrees, ...skills].join("\n");
  return all.length < 40 ? "en" : detectLanguage(all);
}

/** Tells whether any job has content. */
export const hasJobs = ({ content }: ScoredResume): boolean =>
  content.experience.some(({ title, company, description }) =>
    [title, company, description].some((text) => /[\p{L}\p{N}]/u.test(text)),
  );

/**
 * Runs a check on the bullets of the jobs. Achievements are used instead when they earn more, at their reduced share,
 * so adding a job never lowers the score.
 */
export function withStandIn(judged: ScoredResume, check: (bullets: readonly Bullet[]) => Finding): Finding {
  const jobs = check(judged.bullets);
  const standIn = check(judged.achievements);
  const value = Math.max(jobs.value, standInShare * standIn.value);
  const shown = judged.bullets.length > 0 ? jobs : standIn;
  const isStandIn = standInShare * standIn.value > jobs.value;
  return { ...shown, value, notes: isStandIn ? [phrase("note.standIn")] : (shown.notes ?? []) };
}

/** The name of a job in a sentence: its title, else its company, else its number. */
export function jobName({ content }: ScoredResume, item: number): string | Phrase {
  const job = content.experience[item];
  return job?.title || job?.company || phrase("place.job", { number: item + 1 });
}
