import type { AnalyzedResume, CheckId } from "@waymark/contract/resume-analysis";
import { finish, type Steps } from "../in-steps.ts";
import { checkContact } from "./check-contact.ts";
import { checkDates } from "./check-dates.ts";
import { checkExperience } from "./check-experience.ts";
import { checkFile, type ReadFacts } from "./check-file.ts";
import { checkLength, countedWords, highestScore } from "./check-length.ts";
import { checkSections } from "./check-sections.ts";
import { checkSkills } from "./check-skills.ts";
import { checkWriting } from "./check-writing.ts";
import { adviceOf, strengthsOf } from "./feedback.ts";
import { fixesOf } from "./fixes/fixes-of.ts";
import type { Check, Finding, ResumeScore } from "./score.ts";
import { readInSteps, type ScoredResume } from "./scored-resume.ts";
import { checkSpelling, highestSpelled } from "./spelling/check-spelling.ts";
import type { Lexicon } from "./spelling/lexicon.ts";

/** The version of the rules. Another version may give another score for the same resume. */
const judgeVersion = "1.4.0";

/**
 * The points of each check, 100 in all: contact 13, sections 13, experience 27, writing 20, length 8, dates 9, skills
 * 10. They follow the proportions of published rubrics, which give most weight to the experience and its description. A
 * profile link adds up to 2 points. With the facts of a file, 8 more are possible and all are scaled from 108 to 100.
 */
const weights: Readonly<Record<CheckId, readonly [Check["group"], number]>> = {
  name: ["contact", 3],
  email: ["contact", 4],
  phone: ["contact", 3],
  place: ["contact", 3],
  link: ["contact", 2],
  hasSummary: ["sections", 3],
  hasExperience: ["sections", 4],
  hasEducation: ["sections", 3],
  hasSkills: ["sections", 3],
  jobFacts: ["experience", 7],
  bullets: ["experience", 5],
  numbers: ["experience", 7],
  verbs: ["experience", 5],
  weakOpenings: ["experience", 3],
  spelling: ["writing", 6],
  bulletLength: ["writing", 3],
  repetition: ["writing", 3],
  firstPerson: ["writing", 2],
  buzzwords: ["writing", 2],
  summary: ["writing", 4],
  length: ["length", 8],
  dates: ["dates", 9],
  skillCount: ["skills", 4],
  skillEvidence: ["skills", 4],
  skillRepeats: ["skills", 2],
  textLayer: ["parseability", 4],
  readSurely: ["parseability", 4],
};

interface Known {
  /** The facts about the file that the resume was read from. */
  readonly file?: ReadFacts | undefined;
  /** Without the words of our languages spelling is not checked, and the other points are scaled to 100. */
  readonly lexicon?: Lexicon | undefined;
}

/** Each looks at one side of a resume, in the order in which they are shown. */
const checks: readonly ((judged: ScoredResume) => readonly Finding[])[] = [
  checkContact,
  checkSections,
  checkExperience,
  checkSpelling,
  checkWriting,
  (judged) => [checkLength(judged)],
  (judged) => [checkDates(judged)],
  checkSkills,
];

/**
 * Judges a resume by named checks. Pure: the same content always gets the same result. The score is the sum of the
 * checks' points, rounded; at most what `highestScore` allows for so few words. Each check is piecewise linear, so a small change has a small effect.
 *
 * As long as the detected language stays the same, deleting an email, a phone number, the summary, all skills, all
 * bullets, figures or end dates never raises the score, and adding a figure to a bullet never lowers it. Repeating a
 * word does not pay, and the order of skills has no effect.
 * @param today `YYYY-MM`, the end of present jobs; later dates are in the future.
 */
export function scoreResume(resume: AnalyzedResume, today: string, known?: Known): ResumeScore {
  return finish(scoreInSteps(resume, today, known));
}

/** The same, with a pause after each part of the work: a long resume takes 50 ms in all. */
export function* scoreInSteps(
  resume: AnalyzedResume,
  today: string,
  { file, lexicon }: Known = {},
): Steps<ResumeScore> {
  const judged = yield* readInSteps(resume, today, lexicon);
  yield;
  const findings: Finding[] = [];
  for (const check of checks) {
    findings.push(...check(judged));
    yield;
  }
  findings.push(...checkFile(file));
  const fixes = fixesOf(judged);
  yield;
  const judgedChecks = findings.map((finding) => weighed(finding, fixes.get(finding.id) ?? []));
  const points = judgedChecks.reduce((sum, check) => sum + check.points, 0);
  const possible = judgedChecks.reduce((sum, check) => sum + (check.id === "link" ? 0 : check.possible), 0);
  return {
    version: judgeVersion,
    language: judged.language,
    score: Math.min(highestOf(judged), Math.round((100 * points) / possible)),
    checks: judgedChecks,
    advice: adviceOf(judgedChecks),
    strengths: strengthsOf(judgedChecks),
  };
}

/** The most points that a resume of so many words and wrong words can reach. */
const highestOf = (judged: ScoredResume): number =>
  highestSpelled(highestScore(countedWords(judged).words, judged.language), judged.spelling);

/** Points are rounded to one decimal, so that those shown add up to the score shown. */
function weighed(
  { id, value, seen, advice, notes = [], places = [] }: Finding,
  fixes: Check["fixes"],
): Check {
  const [group, possible] = weights[id];
  const points = Math.round(possible * value * 10) / 10;
  return {
    id,
    group,
    points,
    possible,
    seen,
    advice: points === possible ? null : advice,
    notes,
    places,
    fixes,
  };
}
