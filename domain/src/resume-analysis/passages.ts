import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import { finish, type Steps } from "../in-steps.ts";
import { fold } from "../vocabulary/fold.ts";
import type { Place } from "./score.ts";

/** A piece of running text: a bullet of a job, an achievement, or the summary. */
export interface Passage {
  readonly section: "experience" | "achievements" | "personalInfo";
  readonly item: number | null;
  readonly bullet: number | null;
  readonly field: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Folded words with at least one letter. Figures are not words, so adding one does not make a text longer. */
  readonly words: readonly string[];
  /** The number of words; in scripts without blanks, two characters count as one. */
  readonly length: number;
  /** Whether it reads like a text; one that repeats a word over and over, or has no linking words, earns nothing. */
  readonly reads: boolean;
}

/** The most characters that are judged, in total (about 10 pages) and per passage. */
const mostCharacters = 40_000;
const longestPassage = 1_500;

const marks = /^[\s•●▪■◦‣∙·*–—\-+>»➢➤►✓✔★]+(?=\S)|^\s*\d{1,2}[.)]\s+/u;
const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The bullets of a description, as offsets into it: its lines, where a line that begins in lower case continues the
 * previous one, or the sentences of lines without a bullet mark.
 */
export function bulletsOf(description: string): Stretch[] {
  const lines: (Stretch & { readonly marked: boolean })[] = [];
  for (const match of description.matchAll(/[^\n\r]+/g)) {
    const line = match[0];
    if (!/[\p{L}\p{N}]/u.test(line)) continue;
    const mark = marks.exec(line)?.[0] ?? "";
    const marked = mark.trim() !== "";
    const from = match.index + mark.length;
    const to = match.index + line.trimEnd().length;
    const before = lines.at(-1);
    const goesOn = !marked && /^\s*\p{Ll}/u.test(line);
    if (goesOn && before !== undefined && !/[.!?:;]/.test(description.charAt(before.to - 1))) {
      lines[lines.length - 1] = { ...before, to };
    } else lines.push({ from, to, marked });
  }
  return lines.flatMap((line) => (line.marked ? [line] : sentencesOf(description, line)));
}

function sentencesOf(text: string, { from, to }: Stretch): Stretch[] {
  const sentences: Stretch[] = [];
  let at = from;
  for (const part of text.slice(from, to).split(sentenceEnd)) {
    const start = text.indexOf(part, at);
    if (/[\p{L}\p{N}]/u.test(part)) sentences.push({ from: start, to: start + part.trimEnd().length });
    at = start + part.length;
  }
  return sentences;
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** The folded words of a text with at least one letter. */
function wordsWithLetters(text: string): string[] {
  const words = fold(text.replace(cjk, " ")).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'+#.&/-]*/gu) ?? [];
  return words.filter((word) => /\p{L}/u.test(word)).map((word) => word.replace(/[.'&/-]+$/, ""));
}

const cjkWords = (text: string): number => Math.ceil((text.match(cjk)?.length ?? 0) / 2);

export const wordCount = (text: string): number => wordsWithLetters(text).length + cjkWords(text);

const small = new Set(
  (
    "the and for with from that this into over a an of to in on at by as or our my per " +
    "de la el los las del y en con por para un una le les des du et au aux dans sur pour avec une l d " +
    "der die das den dem des und mit fur von zu im in am bei als auf ein eine einer eines sowie zur zum"
  ).split(" "),
);

/** Tells whether no word is repeated over 6 times, or over 3 times and as at least every seventh word. */
function readsLikeText(words: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const word of words) if (!small.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.values()].every((n) => n <= 3 || (n <= 6 && n * 7 < words.length));
}

/** Words that carry meaning, not those that join them. */
export const meaningful = (words: readonly string[]): string[] => words.filter((word) => !small.has(word));

/** Words that link others, in the languages written in Latin letters that resumes come in. */
const linkingWords = new Set([
  ...small,
  ...(
    "i we me is are was were be been has have who which using via within between through after before when while also no not " +
    "e il lo gli di da che con per su del della dei nel alla ed o os as do dos na nos em ao com para por uma um " +
    "w z ze i na do od dla po przy oraz nad pod het een van op met voor bij en aan uit te in och att av pa som til af den det " +
    "ja on se ve bir ile icin es az egy hogy pri pro za ze ke si cu la din pe sa u od iz kod ir un ar par ning"
  ).split(" "),
]);
const leastJudged = 30;
const leastLinking = 0.02;

/**
 * Tells whether the passages of one section, taken together, have linking words, as prose in any language does; letters
 * typed at random have none. Short sections and other scripts are taken as they are.
 */
function isLinked(passages: readonly Passage[]): boolean {
  const words = passages
    .flatMap(({ words }) => words)
    .filter((word) => /^[\p{Script=Latin}\p{M}'-]+$/u.test(word));
  const linking = words.filter((word) => linkingWords.has(word)).length;
  return words.length < leastJudged || linking / words.length >= leastLinking;
}

const unread = (passages: readonly Passage[]): Passage[] =>
  passages.map((passage) => ({ ...passage, reads: false }));

function passageOf(
  where: Pick<Passage, "section" | "item" | "bullet" | "field">,
  whole: string,
  { from, to }: Stretch,
): Passage {
  const text = whole.slice(from, Math.min(to, from + longestPassage)).replace(/\s+/g, " ");
  const words = wordsWithLetters(text);
  const length = words.length + cjkWords(text);
  return { ...where, from, to, text, words, length, reads: readsLikeText(words) };
}

export interface Passages {
  /** By job, in the order of the resume. */
  readonly jobs: readonly (readonly Passage[])[];
  readonly achievements: readonly Passage[];
  readonly summary: readonly Passage[];
}

/** The running texts of a resume, up to 40,000 characters. */
export const passagesOf = (resume: AnalyzedResume): Passages => finish(passagesInSteps(resume));

/** The same, with pauses between their parts. */
export function* passagesInSteps(resume: AnalyzedResume): Steps<Passages> {
  let left = mostCharacters;
  const take = (where: Pick<Passage, "section" | "item" | "field">, whole: string, asOne: boolean) => {
    const text = whole.slice(0, left);
    left -= text.length;
    const all = /[\p{L}\p{N}]/u.test(text) ? [{ from: 0, to: text.length }] : [];
    const stretches = asOne ? all : bulletsOf(text);
    return stretches.map((stretch, bullet) =>
      passageOf({ ...where, bullet: asOne ? null : bullet }, text, stretch),
    );
  };
  const summary = take(
    { section: "personalInfo", item: null, field: "personalInfo.summary" },
    resume.personalInfo?.summary ?? "",
    false,
  );
  yield;
  const jobs: Passage[][] = [];
  for (const [item, { description }] of (resume.experience ?? []).entries()) {
    const where = { section: "experience", item, field: `experience.${item}.description` } as const;
    jobs.push(take(where, description, false));
    yield;
  }
  const achievements = (resume.achievements ?? []).flatMap((text, item) =>
    take({ section: "achievements", item, field: `achievements.${item}` }, text, true),
  );
  yield;
  const areJobsLinked = isLinked(jobs.flat());
  return {
    jobs: areJobsLinked ? jobs : jobs.map(unread),
    achievements: isLinked(achievements) ? achievements : unread(achievements),
    summary: isLinked(summary) ? summary : unread(summary),
  };
}

const excerptLength = 120;

/** A short excerpt of a text, cut without splitting a character. */
export const excerptOf = (text: string): string =>
  text.length <= excerptLength
    ? text
    : `${text
        .slice(0, excerptLength - 1)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd()}…`;

export function placeOf({ section, field, item, bullet, from, to, text }: Passage): Place {
  return { section, field, item, bullet, from, to, excerpt: excerptOf(text) };
}

export function fieldPlace(
  section: Place["section"],
  field: string,
  { item = null, excerpt = "" }: { item?: number | null; excerpt?: string } = {},
): Place {
  return { section, field, item, bullet: null, from: null, to: null, excerpt: excerptOf(excerpt) };
}
