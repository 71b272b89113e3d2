import { yearsSinceStart } from "./job-dates.ts";
import { linearRamp, plateau } from "./linear-ramp.ts";
import { type Passage, wordCount } from "./passages.ts";
import { type Finding, phrase } from "./score.ts";
import { hasJobs, type ScoredResume, standInShare } from "./scored-resume.ts";

/** The most words that the summary and the skills contribute, so that deleting one never pays. */
const summaryShare = 150;
const skillShare = 60;

/**
 * Checks for 350 to 700 words; from 250 with less than two years of work, up to 1,200 with more than twelve. Studies of
 * submitted resumes recommend 300 to 750 words, but they are by vendors and no experiments, so points fall off slowly.
 */
export function checkLength(judged: ScoredResume): Finding {
  const { content, passages, today } = judged;
  const { experience, education, skills, certifications } = content;
  const years = yearsSinceStart(experience, today);
  const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + wordCount(text), 0);
  const read = (some: readonly Passage[]) =>
    some.reduce((n, { length, reads }) => n + (reads ? length : 0), 0);
  const jobs = read(passages.jobs.flat());
  const achievements = read(passages.achievements);
  const words =
    Math.min(summaryShare, read(passages.summary)) +
    Math.min(skillShare, sum(skills.toSorted().slice(0, 100))) +
    sum(experience.flatMap(({ title, company, location }) => [title, company, location])) +
    sum(education.flatMap(({ degree, school, location }) => [degree, school, location])) +
    sum(certifications.map((text) => text.slice(0, 300))) +
    jobs +
    achievements;
  const low = 250 + 100 * linearRamp(years, 0, 2);
  const high = 700 + 500 * linearRamp(years, 8, 12);
  const range = { none: 100, low, high, over: Math.max(1_500, high * 1.8) };
  return {
    id: "length",
    // A resume without descriptions of jobs cannot have the right length.
    value:
      plateau(words, range) *
      (hasJobs(judged) ? linearRamp(jobs, 0, 60) : standInShare * linearRamp(achievements, 0, 60)),
    seen: phrase("seen.words", { number: words }),
    advice: phrase(words < low ? "advice.lengthShort" : "advice.lengthLong", {
      words,
      wanted: Math.round((words < low ? low : high) / 50) * 50,
    }),
  };
}
