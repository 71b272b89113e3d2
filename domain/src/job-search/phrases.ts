import { plainWords, stem } from "../vocabulary/stem.ts";

/** Tells whether every phrase, a run of stems, occurs in at least one of the texts. */
export function containsPhrases(texts: readonly string[], phrases: readonly (readonly string[])[]): boolean {
  const words = texts.map((text) => ` ${plainWords(text).map(stem).join(" ")} `);
  return phrases.every((phrase) => words.some((text) => text.includes(` ${phrase.join(" ")} `)));
}
