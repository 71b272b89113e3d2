import { plainText, plainWords, stem } from "../vocabulary/stem.ts";
import { isKnownForm } from "../vocabulary/synonyms.ts";
import type { SpellingDictionary } from "./spelling.ts";
import { withoutStopWords } from "./stop-words.ts";

/** A word that may be misspelt, with the words it may have been meant for, the commonest first. */
export interface Slip {
  readonly word: string;
  readonly candidates: readonly string[];
}

/** A word that this many times fewer titles have than one a letter away is taken for a slip of it. */
const rarer = 50;
const mostSlips = 3;

/** The words of a query that titles hardly know while they know one that is a letter away. */
export function findSlips(text: string, dictionary: SpellingDictionary): Slip[] {
  const slips: Slip[] = [];
  for (const word of new Set(withoutStopWords(plainWords(text)))) {
    if (word.length < 4 || /\d/.test(word) || isKnownForm(stem(word))) continue;
    const known = dictionary.titles(word);
    const candidates = dictionary
      .near(word)
      .filter(({ titles, word: near }) => titles > known * rarer && stem(plainText(near)) !== stem(word))
      .map(({ word }) => word);
    if (candidates.length > 0) slips.push({ word, candidates });
  }
  return slips.slice(0, mostSlips);
}

/** A text with every occurrence of a word, however it is written, replaced. */
export const replaceWord = (text: string, word: string, by: string): string =>
  text
    .replace(/[\p{L}\p{N}]+/gu, (found) => (plainText(found) === word ? by : found))
    .replace(/\s+/g, " ")
    .trim();
