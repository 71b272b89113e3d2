import { plainWords, stem } from "../vocabulary/stem.ts";

/** Whether every phrase, a run of stems, stands in one of the texts as it is. */
export function holdsPhrases(texts: readonly string[], phrases: readonly (readonly string[])[]): boolean {
  const words = texts.map((text) => ` ${plainWords(text).map(stem).join(" ")} `);
  return phrases.every((phrase) => words.some((text) => text.includes(` ${phrase.join(" ")} `)));
}
