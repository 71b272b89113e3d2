import { plainWords } from "../../vocabulary/stem.ts";
import { isStopWord } from "../../vocabulary/stop-words.ts";

/** A description, prepared for comparison. */
export interface ComparedText {
  readonly words: readonly string[];
  /** A hash for every run of four words, in order. */
  readonly runs: readonly number[];
  readonly runSet: ReadonlySet<number>;
  readonly wordSet: ReadonlySet<string>;
}

/**
 * @property share The share of the shorter text's runs that the other one has too, 0 to 1; null when a text is too
 * short.
 * @property swapped The number of words that differ between the shared parts: the smaller count of the two sides.
 * @property own Those words, of either side.
 */
export interface TextSimilarity {
  readonly share: number | null;
  readonly swapped: number;
  readonly own: ReadonlySet<string>;
}

const least = 12;
const run = 4;
const longest = 20_000;

const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
/** Dates are removed: a posting that is published again has new dates and is still the same. */
const dates = new RegExp(
  `\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\\s+)?\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+|de\\s+)?(?:${months})\\b\\.?,?(?:\\s+(?:de\\s+)?20\\d\\d)?|\\b(?:${months})\\s+\\d{1,2}(?:st|nd|rd|th)?,?(?:\\s+20\\d\\d)?\\b|\\b\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d\\d\\b|\\b20\\d\\d-\\d\\d-\\d\\d\\b`,
  "gi",
);

export function comparedText(body: string): ComparedText {
  const words = plainWords(body.slice(0, longest).replace(dates, " "));
  const runs: number[] = [];
  if (words.length >= least)
    for (let i = 0; i + run <= words.length; i++) {
      let hash = 0x811c9dc5;
      for (let j = i; j < i + run; j++) {
        const word = words[j] ?? "";
        for (let k = 0; k < word.length; k++) hash = Math.imul(hash ^ word.charCodeAt(k), 0x01000193);
        hash = Math.imul(hash ^ 32, 0x01000193);
      }
      runs.push(hash >>> 0);
    }
  return { words, runs, runSet: new Set(runs), wordSet: new Set(words) };
}

/** The words of a text that the other lacks, up to the last run they share; the rest is the source's own ending. */
function ownWords(a: ComparedText, b: ComparedText): ReadonlySet<string> {
  const end = a.runs.findLastIndex((one) => b.runSet.has(one)) + run;
  const own = new Set<string>();
  for (const word of a.words.slice(0, end)) if (!b.wordSet.has(word) && !isStopWord(word)) own.add(word);
  return own;
}

/** Tells whether a word is two words of the other text: boards join words where they drop a line break ("teamwork"). */
function isJoinedWord(word: string, { wordSet }: ComparedText): boolean {
  for (let at = 2; at < word.length - 1; at++)
    if (wordSet.has(word.slice(0, at)) && wordSet.has(word.slice(at))) return true;
  return false;
}

/**
 * Compares two texts; the order does not matter.
 * @param hopeless the share below which `swapped` and `own` stay empty: they take most of the time.
 */
export function textSimilarity(a: ComparedText, b: ComparedText, hopeless: number): TextSimilarity {
  const [short, long] = a.runSet.size <= b.runSet.size ? [a, b] : [b, a];
  if (short.runSet.size === 0) return { share: null, swapped: 0, own: new Set() };
  let both = 0;
  for (const one of short.runSet) if (long.runSet.has(one)) both++;
  if (both / short.runSet.size < hopeless)
    return { share: both / short.runSet.size, swapped: 0, own: new Set() };
  const [left, right] = [ownWords(a, b), ownWords(b, a)];
  const swappedLeft = [...left].filter((word) => !isJoinedWord(word, b)).length;
  const swappedRight = [...right].filter((word) => !isJoinedWord(word, a)).length;
  return {
    share: both / short.runSet.size,
    swapped: Math.min(swappedLeft, swappedRight),
    own: new Set([...left, ...right]),
  };
}
