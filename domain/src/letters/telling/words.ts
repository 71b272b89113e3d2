/** A line with its first letter small, unless its first word is a name, an abbreviation or has capitals inside. */
export const lowerFirst = (line: string): string =>
  /^\p{Lu}(?:\p{Ll}|['’]|\s|$)/u.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;

/** The first word and the rest. */
export function firstWord(line: string): readonly [first: string, rest: string] {
  const at = line.search(/\s/);
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
}
