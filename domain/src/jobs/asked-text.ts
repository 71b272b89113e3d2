/** The words of a search box, taken apart: what must be there, what word for word, and what must not. */
export interface AskedText {
  readonly words: string;
  readonly phrases: readonly string[];
  readonly without: readonly string[];
}

const quoted = /(^|\s)(-?)["“”„«»‟]([^"“”„«»‟]*)["“”«»‟]/gu;
// A dash between words ("nurse - nights", "C-level") takes nothing away.
const minus = /(^|\s)-([\p{L}\p{N}][^\s]*)/gu;

/** A text with the minus words that begin with a capital letter ("Assistant -Catering") as plain words. */
export const withoutCapitalMinus = (text: string): string => text.replace(/(?<=\S\s+)-(?=\p{Lu})/gu, "");

/** Reads quotes ("night shift") and minus words (-senior); a quote that is not closed is ordinary text. */
export function readAskedText(text: string): AskedText {
  const phrases: string[] = [];
  const without: string[] = [];
  const unquoted = text.replace(quoted, (_, space: string, dash: string, inner: string) => {
    if (inner.trim() !== "") (dash === "-" ? without : phrases).push(inner.trim());
    return `${space} `;
  });
  const words = unquoted.replace(minus, (_, space: string, word: string) => {
    without.push(word);
    return space;
  });
  const plain = words.replace(/\s+/g, " ").trim();
  // Nothing but minus words: there is nothing to take them from.
  if (plain === "" && phrases.length === 0) return { words: without.join(" "), phrases, without: [] };
  return { words: plain, phrases, without };
}
