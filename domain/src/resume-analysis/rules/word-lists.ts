/** Splits a text at blanks into a set of words. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Splits a text at bars into a list of phrases. */
export const phrases = (text: string): readonly string[] =>
  text
    .split("|")
    .map((one) => one.trim().replace(/\s+/g, " "))
    .filter(Boolean);
