import { builtinModules } from "node:module";
import type { Repository } from "./repository.ts";
import { resolveImport, type Target } from "./resolve.ts";
import type { Import, SourceFile } from "./source-file.ts";
import { postingStores, rooms, serverPairs, walls } from "./table.ts";

const builtins = new Set(builtinModules);

export function importProblems(file: SourceFile, repository: Repository): string[] {
  return file.imports.flatMap((imported) => {
    const target = resolveImport(file.path, imported.specifier);
    const problems =
      target.kind === "file"
        ? fileProblems(file, imported, target, repository)
        : outsideProblems(file, target, repository);
    return problems.map((problem) => `imports ${imported.specifier}: ${problem}`);
  });
}

function fileProblems(
  file: SourceFile,
  imported: Import,
  target: Extract<Target, { kind: "file" }>,
  repository: Repository,
): string[] {
  const problems: string[] = [];
  if (!repository.files.has(target.path) && !repository.others.has(target.path)) {
    problems.push(`there is no ${target.path}`);
  }
  for (const { from, to, why } of walls) {
    if (!file.isTool && from.test(file.path) && to.test(target.path)) problems.push(why);
  }
  if (target.room !== file.room) {
    const room = rooms.find(({ name }) => name === file.room);
    if (room === undefined || !room.rooms.includes(target.room)) {
      problems.push(`${file.room} may not import ${target.room}`);
    }
    if (imported.specifier.startsWith(".")) problems.push("another room is imported by its package name");
    return problems;
  }
  if (!imported.specifier.startsWith(".")) problems.push("the own room is imported by relative path");
  return [...problems, ...featureProblems(file, target.path)];
}

function featureProblems(file: SourceFile, target: string): string[] {
  const [mine, theirs] = [featureOf(file.path), featureOf(target)];
  if (mine === null || theirs === null || mine === theirs || file.isTest) return [];
  if (file.room === "web") return ["a web feature does not import another; pages compose them"];
  if (/[/-]store\.ts$/.test(target) && !postingStores.some((store) => store.test(target)))
    return [`${mine} may not use the store of ${theirs}`];
  const listed = serverPairs.some(([user, used]) => user === mine && used === theirs);
  return listed ? [] : [`the pair ${mine} -> ${theirs} is not listed in scripts/rooms/table.ts`];
}

/** `jobs` for a file of features/jobs; null for a file outside the features. */
function featureOf(path: string): string | null {
  return /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function outsideProblems(
  file: SourceFile,
  target: Exclude<Target, { kind: "file" }>,
  { manifests }: Repository,
): string[] {
  const room = rooms.find(({ name }) => name === file.room);
  if (target.kind === "node") {
    return room?.node === true || file.isTool ? [] : [`${file.room} does not know Node`];
  }
  if (builtins.has(target.name)) return ["Node's modules are written with node:"];
  const problems: string[] = [];
  if (room?.never.some((pattern) => pattern.test(target.name)) === true && !file.isTool) {
    problems.push(`${file.room} must not know ${target.name}`);
  }
  const own = manifests.get(file.room);
  const declared =
    own?.product.has(target.name) === true ||
    (file.isTool &&
      (own?.development.has(target.name) === true ||
        manifests.get("")?.development.has(target.name) === true));
  if (!declared) problems.push(`${target.name} is not declared in ${file.room}/package.json`);
  return problems;
}
