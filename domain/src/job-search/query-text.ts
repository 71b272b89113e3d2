/** The text of a search box, split into words, exact phrases and excluded words. */
export interface QueryText {
  readonly words: string;
  readonly phrases: readonly string[];
  readonly without: readonly string[];
}

const quoted = /(^|\s)(-?)["“”„«»‟]([^"“”„«»‟]*)["“”«»‟]/gu;
// A dash between words ("nurse - nights", "C-level") excludes nothing.
const minus = /(^|\s)-([\p{L}\p{N}][^\s]*)/gu;

/** Turns excluded words that begin with a capital letter ("Assistant -Catering") into plain words. */
export const withoutCapitalMinus = (text: string): string => text.replace(/(?<=\S\s+)-(?=\p{Lu})/gu, "");

const genderMark =
  /(?<=\p{L}{4})(?:\/-?|[·•‧∙⋅*:_]|\()-?(?:(?:ère|ere|euse|se|trice|rice|ienne|enne|ne|e)(?:[·•‧∙⋅.]?s)?|in(?:nen)?|as?|os?|frau(?:en)?|mann)\)?(?![\p{L}\p{N}])/giu;
const dotted = /(?<=\p{L}{4})[.-](?:ère|euse|trice|rice|ienne|enne)s?(?![\p{L}\p{N}])/giu;

/** Reduces gender-inclusive spellings to one form: "infirmier·ère", "Verkäufer*innen", "Pflegefachmann/-frau". */
const withoutGenderForms = (text: string): string => text.replace(genderMark, "").replace(dotted, "");

/** Reads quoted phrases ("night shift") and excluded words (-senior); an unclosed quote is plain text. */
export function readQueryText(text: string): QueryText {
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
  return {
    words: withoutGenderForms(words).replace(/\s+/g, " ").trim(),
    phrases,
    without: without.map(withoutGenderForms),
  };
}

/** A query with other words in place of its own; quoted phrases and excluded words stay. */
export function withUnderstoodWords(query: string, words: string): string {
  const { phrases, without } = readQueryText(query);
  return [words, ...phrases.map((phrase) => `"${phrase}"`), ...without.map((word) => `-${word}`)].join(" ");
}
