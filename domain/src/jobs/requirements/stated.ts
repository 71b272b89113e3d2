import { fold } from "../../vocabulary/fold.ts";

/** A word that must occur before the slower pattern is tried around it. */
export interface Sign<T extends string> {
  readonly of: T;
  readonly word: string;
  readonly pattern: { test(around: string): boolean };
}

export const sign = <T extends string>(of: T, word: string, pattern: Sign<T>["pattern"]): Sign<T> => ({
  of,
  word,
  pattern,
});

const longestRead = 8_000;
const before = 60;
const after = 90;
const mostTries = 6;

/** The text of a posting in which signs are looked for, in plain letters. */
export const statedText = (title: string, description: string): string =>
  fold(`${title}\n${description.slice(0, longestRead)}`);

/** The subjects of the signs that a text has. Runs for every posting, so each word is looked for before its pattern. */
export function statedBy<T extends string>(signs: readonly Sign<T>[], text: string): T[] {
  const found = new Set<T>();
  for (const { of, word, pattern } of signs) {
    if (found.has(of)) continue;
    for (let at = text.indexOf(word), tries = 0; at >= 0 && tries < mostTries; tries++) {
      if (pattern.test(text.slice(Math.max(0, at - before), at + after))) {
        found.add(of);
        break;
      }
      at = text.indexOf(word, at + word.length);
    }
  }
  return [...found];
}
