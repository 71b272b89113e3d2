import type { Repository } from "./repository.ts";

/** Words in backticks that are written like a name of the code: `saveJob`, `JobIndex`, not `jobs` or `CSV`. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z]+[A-Z]\w*|(?:[A-Z][a-z\d]+){2,})(?:\([^`]*\))?`/g)].map(([, name = ""]) => name);

/** Every word of the code of all rooms. */
export const wordsOfCode = ({ files }: Repository): ReadonlySet<string> =>
  new Set([...files.values()].flatMap(({ code }) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));

/** Comments that name something that the code no longer has, one line each. */
export function staleNames(repository: Repository): string[] {
  const words = wordsOfCode(repository);
  return [...repository.files.values()].flatMap(({ path, comments }) =>
    comments
      .flatMap(namesIn)
      .filter((name) => !words.has(name))
      .map((name) => `${path} names ${name} in a comment, which is not there`),
  );
}
