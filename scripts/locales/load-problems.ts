import type { Repository } from "../rooms/repository.ts";
import { resolveImport } from "../rooms/resolve.ts";
import { findUses } from "./use-problems.ts";

/** Code that is loaded later, with the locale files that are there by then. */
interface Entry {
  readonly target: string;
  readonly texts: ReadonlySet<string>;
  readonly from: string;
}

/** The parts of a file between its outermost statements. */
const statements = (code: string): string[] => code.split(/\n\n(?=\S)/);

/** The locale files that the calls of `loadTexts` in a statement name. */
const loadedIn = (statement: string): string[] =>
  [...statement.matchAll(/loadTexts\(([^)]*)\)/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/["']([\w-]+)["']/g)].map(([, noun = ""]) => noun),
  );

function together(start: string, { files }: Repository): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const path of reached) {
    for (const { specifier, typeOnly, isLate } of files.get(path)?.imports ?? []) {
      const to = resolveImport(path, specifier);
      if (!typeOnly && isLate === undefined && to.kind === "file" && files.has(to.path)) reached.add(to.path);
    }
  }
  return reached;
}

/** The modules that a file loads later, each with the texts that the same statement loads. */
function laterFrom(path: string, { files }: Repository): { target: string; texts: string[] }[] {
  return statements(files.get(path)?.code ?? "").flatMap((statement) =>
    [...statement.matchAll(/import\("([^"]+)"\)/g)].flatMap(([, specifier = ""]) => {
      const to = resolveImport(path, specifier);
      return to.kind === "file" && files.has(to.path)
        ? [{ target: to.path, texts: loadedIn(statement) }]
        : [];
    }),
  );
}

/**
 * Screens that use texts of a locale file which nobody has loaded by then: they would show the keys. The web begins at
 * `start` with `common`; `nouns` are the names of the locale files.
 */
export function loadProblems(repository: Repository, start: string, nouns: readonly string[]): string[] {
  const entries: Entry[] = [{ target: start, texts: new Set(["common"]), from: start }];
  const seen = new Set<string>();
  const problems = new Set<string>();
  for (const { target, texts, from } of entries) {
    const known = `${target} ${[...texts].sort().join()}`;
    if (seen.has(known)) continue;
    seen.add(known);
    for (const path of together(target, repository)) {
      if (!path.startsWith("web/")) continue;
      const { keys, prefixes } = findUses(repository.files.get(path)?.code ?? "", nouns);
      for (const noun of new Set([...keys, ...prefixes].map((key) => key.split(".")[0] ?? ""))) {
        if (!texts.has(noun)) problems.add(`${from} opens ${target} without the texts ${noun} of ${path}`);
      }
      for (const later of laterFrom(path, repository))
        entries.push({ target: later.target, texts: new Set([...texts, ...later.texts]), from: path });
    }
  }
  return [...problems];
}
