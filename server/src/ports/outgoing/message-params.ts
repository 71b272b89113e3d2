const longestParam = 500;
const longestLine = 1_000;

/** One line each and limited in length, because some are typed by people. */
export function messageParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, oneLine(value).slice(0, longestParam)]),
  );
}

export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

export const asLines = (sentences: readonly string[]): string =>
  sentences
    .map((sentence) => oneLine(sentence).slice(0, longestLine))
    .join("\n")
    .trim();
