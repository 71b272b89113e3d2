/** A text of words as a set. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** A text of phrases between bars as a list. */
export const phrases = (text: string): readonly string[] =>
  text
    .split("|")
    .map((one) => one.trim().replace(/\s+/g, " "))
    .filter(Boolean);
