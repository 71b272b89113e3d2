import { plainText, plainWords, stem } from "../vocabulary/stem.ts";
import { withoutStopWords } from "../vocabulary/stop-words.ts";
import { isKnownForm } from "../vocabulary/synonyms.ts";
import type { SpellingDictionary } from "./spelling.ts";

/** A word that may be misspelt, with possible corrections, the most frequent first. */
export interface Typo {
  readonly word: string;
  readonly candidates: readonly string[];
}

/** A word is taken for an error when a word one letter away occurs in at least this many times more titles. */
const leastRatio = 50;
const mostSlips = 3;

/** The words of a query that hardly occur in titles while a word one letter away does. */
export function findTypos(text: string, dictionary: SpellingDictionary): Typo[] {
  const slips: Typo[] = [];
  for (const word of new Set(withoutStopWords(plainWords(text)))) {
    if (word.length < 4 || /\d/.test(word) || isKnownForm(stem(word))) continue;
    const known = dictionary.titles(word);
    const umlaut = withoutUmlautLetters(word);
    const written = [umlaut, stem(umlaut)].find((one) => dictionary.titles(one) > 0);
    if (known === 0 && umlaut !== word && written !== undefined) {
      slips.push({ word, candidates: [written] });
      continue;
    }
    const candidates = dictionary
      .near(word)
      .filter(({ titles, word: near }) => titles > known * leastRatio && stem(plainText(near)) !== stem(word))
      .map(({ word }) => word);
    if (candidates.length > 0) slips.push({ word, candidates });
  }
  return slips.slice(0, mostSlips);
}

/** Writes umlauts as titles are indexed, without dots: "verkaeuferin" is "verkauferin" there. */
const withoutUmlautLetters = (word: string): string =>
  word.replace(/([ao])e|(?<![aeq])ue/g, (_, letter) => letter ?? "u");

/** Replaces every occurrence of a word, in any spelling with the same plain letters. */
export const replaceWord = (text: string, word: string, by: string): string =>
  text
    .replace(/[\p{L}\p{N}]+/gu, (found) => (plainText(found) === word ? by : found))
    .replace(/\s+/g, " ")
    .trim();
