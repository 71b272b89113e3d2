const longestParam = 500;
const longestLine = 1_000;

/** Parameters of a message's sentence: one line each and bounded, since some hold what a person typed. */
export function messageParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, oneLine(value).slice(0, longestParam)]),
  );
}

/** Text for a header: nothing in it begins a new line. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** Sentences of a message, one below the other, each bounded like a parameter. */
export const asLines = (sentences: readonly string[]): string =>
  sentences
    .map((sentence) => oneLine(sentence).slice(0, longestLine))
    .join("\n")
    .trim();
