import type { Language } from "@waymark/contract/values";
import { yearsSinceStart } from "./job-dates.ts";
import { linearRamp, plateau } from "./linear-ramp.ts";
import { type Passage, wordCount } from "./passages.ts";
import { type Finding, phrase } from "./score.ts";
import { hasJobs, type ScoredResume, standInShare } from "./scored-resume.ts";

/** The most words that the summary and the skills contribute, so that deleting one never pays. */
const summaryShare = 150;
const skillShare = 60;

/** With fewer words that read like a text a resume reaches 60 points at most, with `enoughWords` all. */
const leastWords = 120;
/** German joins words that other languages write apart, so the same text has a fifth fewer of them. */
const enoughWords = (language: Language): number => (language === "de" ? 130 : 150);
const lengthFactor = (language: Language): number => (language === "de" ? 0.8 : 1);

/**
 * The most points that a resume of so many words can reach: 40 to 60 below 120 words, then up to 100. It rises in
 * straight lines, so that of two thin resumes the fuller one may score higher and no single word decides.
 */
export const highestScore = (words: number, language: Language): number =>
  words < leastWords
    ? Math.floor(40 + 20 * linearRamp(words, 0, leastWords))
    : Math.round(60 + 40 * linearRamp(words, leastWords, enoughWords(language)));

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
 * Checks for 350 to 700 words; from 250 with less than two years of work, up to 1,200 with more than twelve; a fifth
 * less in German. Studies of submitted resumes recommend 300 to 750 words, but they are by vendors and no experiments,
 * so points fall off slowly.
 */
export function checkLength(judged: ScoredResume): Finding {
  const years = yearsSinceStart(judged.content.experience, judged.today);
  const { words, ofJobs, ofAchievements, ofUnread } = countedWords(judged);
  const enough = enoughWords(judged.language);
  const factor = lengthFactor(judged.language);
  const low = factor * (250 + 100 * linearRamp(years, 0, 2));
  const high = factor * (700 + 500 * linearRamp(years, 8, 12));
  const range = { none: factor * 100, low, high, over: Math.max(1_500, high * 1.8) };
  return {
    id: "length",
    // A resume without descriptions of jobs cannot have the right length.
    value:
      plateau(words, range) *
      (hasJobs(judged) ? linearRamp(ofJobs, 0, 60) : standInShare * linearRamp(ofAchievements, 0, 60)),
    seen: phrase("seen.words", { number: words }),
    notes: [
      ...(words < enough
        ? [phrase("note.thin", { count: words, enough, most: highestScore(words, judged.language) })]
        : []),
      ...(ofUnread >= leastUnread ? [phrase("note.unread", { count: ofUnread })] : []),
    ],
    advice: phrase(words < low ? "advice.lengthShort" : "advice.lengthLong", {
      count: words,
      wanted: Math.round((words < low ? low : high) / 50) * 50,
    }),
  };
}
