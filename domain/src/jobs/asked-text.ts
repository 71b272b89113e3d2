/** The words of a search box, taken apart: what must be there, what word for word, and what must not. */
export interface AskedText {
  readonly words: string;
  readonly phrases: readonly string[];
  readonly without: readonly string[];
}

const quoted = /(^|\s)(-?)["“”„«»‟]([^"“”„«»‟]*)["“”«»‟]/gu;
// A dash between words ("nurse - nights", "C-level") takes nothing away.
const minus = /(^|\s)-([\p{L}\p{N}][^\s]*)/gu;

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
  return { words: words.replace(/\s+/g, " ").trim(), phrases, without };
}
