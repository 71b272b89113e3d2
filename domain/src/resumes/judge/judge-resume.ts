import type { AnalyzedResume, CheckId } from "@waymark/contract/resume-analysis";
import { fixesOf } from "../fix/fixes-of.ts";
import { checkContact } from "./check-contact.ts";
import { checkDates } from "./check-dates.ts";
import { checkExperience } from "./check-experience.ts";
import { checkFile, type ReadFacts } from "./check-file.ts";
import { checkLength } from "./check-length.ts";
import { checkSections } from "./check-sections.ts";
import { checkSkills } from "./check-skills.ts";
import { checkWriting } from "./check-writing.ts";
import { adviceOf, strengthsOf } from "./feedback.ts";
import { type JudgedResume, readJudged } from "./judged-resume.ts";
import type { Check, Finding, Judgement } from "./judgement.ts";

/** The version of the rules. Another one may give another number for the same resume. */
const judgeVersion = "1.1.0";

/**
 * The points of each check, 100 in all: contact 13, sections 13, experience 28, writing 15, length 11, dates 9,
 * skills 11; they keep the proportions of published rubrics (most for what somebody did and how it is told). A profile
 * link adds 2 to them. Where the facts of a file are known, 8 more are possible and all are counted as parts of 108.
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
  jobFacts: ["experience", 8],
  bullets: ["experience", 5],
  numbers: ["experience", 7],
  verbs: ["experience", 5],
  weakOpenings: ["experience", 3],
  bulletLength: ["writing", 4],
  repetition: ["writing", 3],
  firstPerson: ["writing", 2],
  buzzwords: ["writing", 2],
  summary: ["writing", 4],
  length: ["length", 11],
  dates: ["dates", 9],
  skillCount: ["skills", 5],
  skillEvidence: ["skills", 4],
  skillRepeats: ["skills", 2],
  textLayer: ["parseability", 4],
  readSurely: ["parseability", 4],
};

/** Each looks at one side of a resume, in the order in which they are shown. */
const checks: readonly ((judged: JudgedResume) => readonly Finding[])[] = [
  checkContact,
  checkSections,
  checkExperience,
  checkWriting,
  (judged) => [checkLength(judged)],
  (judged) => [checkDates(judged)],
  checkSkills,
];

/**
 * Judges a resume by named checks: pure, and the same for the same content whoever asks. The score is the sum of the
 * checks' points, rounded; each check falls and rises in straight lines, so that a small change changes little.
 *
 * As long as the language stays what it is, taking out an email, a phone number, the summary, all skills, all bullets,
 * figures or end dates never raises the score; adding a figure to a bullet never lowers it. Neither does repeating a word pay, nor has the order of skills
 * any bearing.
 * @param today `YYYY-MM`, against which dates are in the future and a job lasts.
 * @param file what is known of the file the resume was read from; what nobody knows is not judged.
 */
export function judgeResume(resume: AnalyzedResume, today: string, file?: ReadFacts): Judgement {
  const steps = judgeInSteps(resume, today, file);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, with a pause after each part of the work: a long resume takes 50 ms in all. */
export function* judgeInSteps(
  resume: AnalyzedResume,
  today: string,
  file?: ReadFacts,
): Generator<undefined, Judgement, undefined> {
  const judged = readJudged(resume, today);
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
    score: Math.min(100, Math.round((100 * points) / possible)),
    checks: judgedChecks,
    advice: adviceOf(judgedChecks),
    strengths: strengthsOf(judgedChecks),
  };
}

/** Points to one decimal, so that those shown add up to the score that is shown. */
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
