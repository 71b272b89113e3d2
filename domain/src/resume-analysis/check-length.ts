import { yearsSinceStart } from "./job-dates.ts";
import { linearRamp, plateau } from "./linear-ramp.ts";
import { type Passage, wordCount } from "./passages.ts";
import { type Finding, phrase } from "./score.ts";
import { hasJobs, type ScoredResume, standInShare } from "./scored-resume.ts";

/** The most words that the summary and the skills contribute, so that deleting one never pays. */
const summaryShare = 150;
const skillShare = 60;

/** A resume with fewer words that read like a text never scores higher than `highestThin`. */
export const leastWords = 120;
export const highestThin = 60;
/** So many words that do not read like a text are worth telling. */
const leastUnread = 20;

/** The words that count: those of texts that read like one, of titles, places, studies and skills. */
export function countedWords({ content, passages }: ScoredResume) {
  const { experience, education, skills, certifications } = content;
  const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + wordCount(text), 0);
  const read = (some: readonly Passage[]) =>
    some.reduce((n, { length, reads }) => n + (reads ? length : 0), 0);
  const ofJobs = read(passages.jobs.flat());
  const ofAchievements = read(passages.achievements);
  const words =
    Math.min(summaryShare, read(passages.summary)) +
    Math.min(
      skillShare,
      sum([...new Set(skills.map((skill) => skill.trim().toLowerCase()))].sort().slice(0, 100)),
    ) +
    sum(experience.flatMap(({ title, company, location }) => [title, company, location])) +
    sum(education.flatMap(({ degree, school, location }) => [degree, school, location])) +
    sum(certifications.map((text) => text.slice(0, 300))) +
    ofJobs +
    ofAchievements;
  const ofUnread = [...passages.summary, ...passages.jobs.flat(), ...passages.achievements]
    .filter(({ reads }) => !reads)
    .reduce((n, { length }) => n + length, 0);
  return { words, ofJobs, ofAchievements, ofUnread };
}

/**
 * Checks for 350 to 700 words; from 250 with less than two years of work, up to 1,200 with more than twelve. Studies of
 * submitted resumes recommend 300 to 750 words, but they are by vendors and no experiments, so points fall off slowly.
 */
export function checkLength(judged: ScoredResume): Finding {
  const years = yearsSinceStart(judged.content.experience, judged.today);
  const { words, ofJobs, ofAchievements, ofUnread } = countedWords(judged);
  const low = 250 + 100 * linearRamp(years, 0, 2);
  const high = 700 + 500 * linearRamp(years, 8, 12);
  const range = { none: 100, low, high, over: Math.max(1_500, high * 1.8) };
  return {
    id: "length",
    // A resume without descriptions of jobs cannot have the right length.
    value:
      plateau(words, range) *
      (hasJobs(judged) ? linearRamp(ofJobs, 0, 60) : standInShare * linearRamp(ofAchievements, 0, 60)),
    seen: phrase("seen.words", { number: words }),
    notes: [
      ...(words < leastWords ? [phrase("note.thin", { words, least: leastWords, most: highestThin })] : []),
      ...(ofUnread >= leastUnread ? [phrase("note.unread", { words: ofUnread })] : []),
    ],
    advice: phrase(words < low ? "advice.lengthShort" : "advice.lengthLong", {
      words,
      wanted: Math.round((words < low ? low : high) / 50) * 50,
    }),
  };
}
