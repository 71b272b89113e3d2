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

const marked =
  /(?<=\p{L}{4})(?:\/-?|[·•‧∙⋅*:_]|\()-?(?:(?:ère|ere|euse|se|trice|rice|ienne|enne|ne|e)(?:[·•‧∙⋅.]?s)?|in(?:nen)?|as?|os?|frau(?:en)?|mann)\)?(?![\p{L}\p{N}])/giu;
const dotted = /(?<=\p{L}{4})[.-](?:ère|euse|trice|rice|ienne|enne)s?(?![\p{L}\p{N}])/giu;

/** A text with its doubled professions said once: "infirmier·ère", "Verkäufer*innen", "Pflegefachmann/-frau". */
const saidOnce = (text: string): string => text.replace(marked, "").replace(dotted, "");

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
  return { words: saidOnce(words).replace(/\s+/g, " ").trim(), phrases, without: without.map(saidOnce) };
}
