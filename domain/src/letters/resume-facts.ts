import type { ExperienceItem, ResumeContent } from "@waymark/contract/resumes";
import type { Story } from "@waymark/contract/stories";
import type { Language } from "@waymark/contract/values";
import { languageOfPosting } from "../jobs/languages/language.ts";
import { spansOf, yearsOfWork } from "../resume-analysis/job-dates.ts";
import { bulletsOf } from "../resume-analysis/passages.ts";
import { detectLanguage } from "../resumes/read/detect-language.ts";
import { fold } from "../vocabulary/fold.ts";
import { skillIdsIn } from "../vocabulary/skills.ts";
import { isEngagement } from "../vocabulary/titles.ts";
import { cleanLine } from "./clean-line.ts";
import { atEmployer } from "./employer-place.ts";
import type { LetterMaterial } from "./material.ts";
import { inSentence, sampleName } from "./read-job.ts";
import { sentencesIn } from "./sentences.ts";
import { type Told, tellLine, usableLine } from "./telling/tell-line.ts";

/** A job as sentences name it. */
export interface JobNames {
  readonly title: string;
  readonly employer: string;
  /** "at Acme". */
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly isPresent: boolean;
}

/** A line of the resume, or a story, that may prove something. */
export interface Proof {
  readonly told: Told;
  /** Null for a story or an achievement that belongs to no job. */
  readonly job: number | null;
  readonly story: Story | null;
  /** The story's result in one line; empty without one. */
  readonly result: string;
  readonly skills: ReadonlySet<string>;
  readonly text: string;
  readonly words: number;
  readonly hasFigure: boolean;
}

const mostBullets = 10;
const mostJobs = 8;

/** The language that most of a resume is written in. */
export function languageOfResume({ experience, personalInfo, achievements }: ResumeContent): Language {
  const text = [...experience.map(({ description }) => description), personalInfo.summary, ...achievements]
    .join("\n")
    .slice(0, 4_000);
  const titles = experience.map(({ title }) => title).join("\n");
  return (
    languageOfPosting(text) ?? languageOfPosting(`${text}\n${titles}`) ?? detectLanguage(`${text}\n${titles}`)
  );
}

const quoted: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `“${text}”`,
  es: (text) => `«${text}»`,
  fr: (text) => `« ${text} »`,
  de: (text) => `„${text}“`,
};

/** Words in place of an employer's name: work for themselves, for a household, for several. */
const noName =
  /^(?:familias?(?: particular(?:es)?)?|familles? .*|famili(?:a|e) \p{Lu}.*|(?:hogar|domicilio|casa)(?:e?s)? particular(?:es)?|particular(?:es)?|autónom[oa]|(?:por )?cuenta propia|vari[oa]s(?: .*)?|free-?lance|self[- ]employed|various(?: .*)?|private (?:famil(?:y|ies)|households?|clients?)|selbst(?:st)?ändig|freiberuflich|privathaushalte?|diverse(?: .*)?|indépendante?|auto-?entrepreneur|particuliers?(?: employeurs?)?|divers(?: .*)?)$/iu;

/** The names of a job in a letter; a title in another language is quoted as it stands, one of no person is left out. */
export function namesOf(job: ExperienceItem, language: Language, isForeign: boolean): JobNames {
  const clean = cleanLine(job.title)
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/\s+-\s.*$/, "")
    .trim();
  const isTitle =
    clean.length >= 2 &&
    clean.length <= 70 &&
    /\p{L}{2}/u.test(clean) &&
    !/[.!?:;]\s|\/\s/.test(clean) &&
    !isEngagement(clean);
  const employer = cleanLine(job.company)
    .replace(/\s*\([^)]*\)/g, "")
    .trim();
  const isName =
    employer.length >= 2 &&
    employer.length <= 70 &&
    /\p{L}/u.test(employer) &&
    !noName.test(employer) &&
    !/[.!?]\s|https?:/.test(
      employer.replace(/(?<!\p{L})(?:Dr|Dres|Prof|St|Ste|Sta|Ing|Mr|Mrs|Inc|Co|med|dent)\.\s/gu, ""),
    );
  const title = !isTitle ? "" : isForeign ? quoted[language](clean) : inSentence(clean, language);
  const name = isName ? employer.replace(/[.,]$/, (mark) => (mark === "." ? "." : "")) : "";
  return {
    title,
    employer: name,
    at: atEmployer(name, language),
    from: /^\d{4}/.exec(job.startDate)?.[0] ?? "",
    to: /^\d{4}/.exec(job.endDate)?.[0] ?? "",
    isPresent: job.current,
  };
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

function proofOf(told: Told, text: string, more: Partial<Proof> = {}): Proof {
  const skills = new Set(skillIdsIn(text, 40));
  return {
    told,
    text,
    skills,
    job: null,
    story: null,
    result: "",
    words: countWords(told.text),
    hasFigure: /\d/.test(text),
    ...more,
  };
}

/** The lines of a resume and the stories that can be told in a language, in the order of the material. */
export function proofsOf({ resume, stories }: LetterMaterial, language: Language): Proof[] {
  const whole = languageOfResume(resume);
  const isOf = (text: string) => (languageOfPosting(text) ?? whole) === language;
  const told = stories
    .filter((story) => story.language === language)
    .flatMap((story) => storyProof(story, language));
  const jobs = resume.experience.slice(0, mostJobs).flatMap(({ description, current }, job) => {
    if (!isOf(description)) return [];
    return bulletsOf(description)
      .slice(0, mostBullets)
      .flatMap(({ from, to }) => {
        const text = description.slice(from, to);
        const { act, result } = splitResult(text, language);
        const line = tellLine(act, language, current);
        return line === null || !isOf(text) ? [] : [proofOf(line, text, { job, result })];
      });
  });
  const achieved = resume.achievements.slice(0, 10).flatMap((text) => {
    const line = usableLine(text);
    return line === "" || whole !== language || !isOf(text)
      ? []
      : [proofOf({ form: "raw", text: line }, text)];
  });
  return [...told, ...jobs, ...achieved];
}

const outcome =
  /\d\s?%|\b(?:von|from|de|del) \d[\d.,]*.{0,12} (?:auf|to|à|a) \d|verdoppelt|verdreifacht|halbiert|unfallfrei|\b(?:par (?:deux|trois)|divis|mitad|moitié|half|third|(?:a|three) quarters?|doubl|tripl|halv|duplic|zéro)/iu;

/** Tells whether a text names a change: a share, a fraction, or a figure before and after. */
export const namesOutcome = (text: string): boolean => outcome.test(text);

/** "Led a falls project; falls went down by 31 %" is an act and its result; both marks in any other line leave it whole. */
function splitResult(text: string, language: Language): { act: string; result: string } {
  const [, first = "", last = ""] = /^(.{12,}?),\s([^,]+)$/u.exec(text.trim()) ?? [];
  const change = namesOutcome(last) ? usableLine(last) : "";
  if (change !== "" && tellLine(last, language, false)?.form === "past")
    return { act: first, result: change };
  const [, act = "", rest = ""] = /^([^;:]{12,}?)\s?[;:]\s([^;:]+)$/u.exec(text) ?? [];
  const isResult = /\d/.test(rest) && countWords(act) >= 3 && countWords(rest) >= 3 && countWords(rest) <= 16;
  const result = isResult ? usableLine(rest) : "";
  return result === "" ? { act: text, result } : { act, result };
}

function storyProof(story: Story, language: Language): Proof[] {
  const first = sentencesIn(story.action)[0];
  const action = first === undefined ? "" : story.action.slice(first.start, first.end);
  const told = tellLine(action, language, false);
  if (told === null) return [];
  const result = usableLine(story.result);
  const skills = new Set([
    ...skillIdsIn(story.skills.join("\n"), 40),
    ...skillIdsIn(`${story.action}\n${story.title}`, 40),
  ]);
  return [proofOf(told, action, { story, result, skills, hasFigure: /\d/.test(story.result + action) })];
}

/** Whole years of work; 0 when fewer than two are dated. */
export function workYears({ experience }: ResumeContent, today: string): number {
  const years = Math.floor(yearsOfWork(spansOf(experience, today.slice(0, 7))));
  return years >= 2 && years <= 60 ? years : 0;
}

/** The person's name; empty for one that a template left there. */
export function ownName({ personalInfo: { firstName, lastName } }: ResumeContent): string {
  const name = cleanLine(`${firstName} ${lastName}`);
  return sampleName.test(fold(name)) ? "" : name;
}
