import { posix } from "node:path";
import { functionsOf } from "./functions.ts";
import { longFunctions } from "./long-functions.ts";
import type { Repository } from "./repository.ts";
import { resolveImport } from "./resolve.ts";
import type { SourceFile } from "./source-file.ts";
import { dataFiles, fullFolders, longestFunction, mostFilesInFolder, rolesByName } from "./table.ts";

/**
 * Problems of grain, one line each: functions over 60 lines that are not listed, listed ones that no longer are that
 * long, small files with one importer in their folder, folders of too many files.
 */
export function sizeProblems(repository: Repository, listed: readonly string[] = longFunctions): string[] {
  return [
    ...functionProblems(repository, listed),
    ...dustOf(repository).map((path) => `${path} has one importer, in its folder: move it into that file`),
    ...folderProblems(repository),
  ].sort();
}

const codeOf = ({ files }: Repository): SourceFile[] =>
  [...files.values()].filter(({ path, isTool }) => !isTool && !dataFiles.test(path));

function functionProblems(repository: Repository, listed: readonly string[]): string[] {
  const long = new Map<string, number>();
  for (const { path, code } of codeOf(repository))
    for (const { name, lines } of functionsOf(path, code))
      if (lines > longestFunction)
        long.set(`${path}: ${name}`, Math.max(lines, long.get(`${path}: ${name}`) ?? 0));
  return [
    ...[...long]
      .filter(([place]) => !listed.includes(place))
      .map(([place, lines]) => `${place} has ${lines} lines; a function has at most ${longestFunction}`),
    ...listed
      .filter((place) => !long.has(place))
      .map((place) => `${place} is no longer too long: take it off scripts/rooms/long-functions.ts`),
  ];
}

/** Files under 25 lines that one file of their own folder alone imports, and no test. */
export function dustOf(repository: Repository): string[] {
  const importers = new Map<string, Set<string>>();
  const late = new Set<string>();
  for (const { path, imports } of repository.files.values())
    for (const { specifier, isLate } of imports) {
      const target = resolveImport(path, specifier);
      if (target.kind !== "file") continue;
      importers.set(target.path, (importers.get(target.path) ?? new Set()).add(path));
      if (isLate) late.add(target.path);
    }
  return codeOf(repository)
    .filter(({ path, lines, room }) => {
      const [from, ...others] = importers.get(path) ?? [];
      if (lines >= 25 || room === "contract" || rolesByName.test(path) || late.has(path)) return false;
      if (from === undefined || others.length > 0 || repository.files.get(from)?.isTest === true)
        return false;
      // A verb that the routes mount has a file of its own.
      return posix.dirname(from) === posix.dirname(path) && !from.endsWith("routes.ts");
    })
    .map(({ path }) => path);
}

function folderProblems({ files, others }: Repository): string[] {
  const counts = new Map<string, number>();
  const isTest = (path: string): boolean => files.get(path)?.isTest === true;
  for (const path of [...files.keys(), ...others]) {
    if (isTest(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > mostFilesInFolder && !fullFolders.some((full) => full.test(folder)))
    .map(
      ([folder, count]) => `${folder} has ${count} files; at most ${mostFilesInFolder}, tests not counted`,
    );
}
