/** Includes lone surrogates, which remain when a text is cut within a surrogate pair. */
const control = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** A text as one line of at most `max` characters, without control characters. */
export const lineOf = (text: string, max: number): string =>
  text
    .replace(control, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, max)
    .replace(/\p{Cs}$/u, "")
    .trim();

/** A text without control characters, except tabs and line breaks. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, " ").trim();
