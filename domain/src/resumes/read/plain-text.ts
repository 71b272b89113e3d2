/** Also half letters, as a cut through a letter of two units leaves them. */
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

/** A text without control characters but tabs and line ends. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, " ").trim();
