import { foldText, wordFilter } from "../../lib/word-filter.ts";

/** From 0 (no match) to 1 (the name begins with the typed text), ignoring accents and case. */
export function commandScore(name: string, typed: string, keywords: readonly string[] = []): number {
  const wanted = foldText(typed).trim();
  const folded = foldText(name);
  if (folded.startsWith(wanted)) return 1;
  if (wordFilter(typed)([name])) return 0.8;
  return keywords.some((keyword) => foldText(keyword).includes(wanted)) ? 0.5 : 0;
}
