import { flows } from "./house/flows.ts";
import { functionsOf } from "./rooms/functions.ts";
import { readRepository } from "./rooms/repository.ts";
import { dustOf } from "./rooms/size-rules.ts";
import type { SourceFile } from "./rooms/source-file.ts";
import { dataFiles, rooms } from "./rooms/table.ts";
import { isClause } from "./rooms/text-rules.ts";
import { root } from "./setup/root.mjs";

// `npm run house`: the size and grain of the code, as figures to compare before and after a change of structure.
// Tests, their helpers, build configuration and tables of data are left out unless a line says otherwise.

const repository = readRepository(root);
const product = [...repository.files.values()].filter(({ isTool }) => !isTool);
const code = product.filter(({ path }) => !dataFiles.test(path));

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const print = (name: string, value: string | number): void => console.log(`${name.padEnd(52)} ${value}`);

function printFiles(name: string, files: readonly SourceFile[]): void {
  const lines = files.map((file) => file.lines);
  const small = lines.filter((count) => count < 20).length;
  print(
    name,
    `${files.length} files, ${lines.reduce((sum, one) => sum + one, 0)} lines, median ${quantile(lines, 0.5)}, ` +
      `p90 ${quantile(lines, 0.9)}, under 20 lines ${percent(small, files.length)}`,
  );
}

function printComments(): void {
  const comments = code.flatMap((file) => file.comments);
  const lines = comments.reduce((sum, comment) => sum + comment.split("\n").length, 0);
  print(
    "comments, share of lines",
    percent(
      lines,
      code.reduce((sum, file) => sum + file.lines, 0),
    ),
  );
  print("comments that begin with a clause (What, Who, How …)", comments.filter(isClause).length);
}

/** Names of features, contract files and locale files, and in how many of the rooms each stands. */
function printNouns(): void {
  const inRoom = {
    server: /^server\/src\/features\/([^/]+)\//,
    web: /^web\/src\/features\/([^/]+)\//,
    domain: /^domain\/src\/([^/]+)\//,
    contract: /^contract\/src\/([^/.]+)\.ts$/,
    locales: /^locales\/en\/([^/.]+)\.json$/,
  };
  const paths = [...product.map(({ path }) => path), ...repository.others];
  const names = Object.entries(inRoom).map(
    ([room, pattern]) => [room, new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []))] as const,
  );
  for (const [room, found] of names) print(`names in ${room}`, found.size);
  const server = names.find(([room]) => room === "server")?.[1] ?? new Set<string>();
  const others = names.filter(([room]) => ["web", "contract", "locales"].includes(room));
  const same = [...server].filter((name) => others.every(([, found]) => found.has(name)));
  print("server features of the same name in web, contract, locales", `${same.length} of ${server.size}`);
}

function printFlow([name, paths]: readonly [string, readonly string[]]): void {
  const files = paths.map((path) => {
    const file = repository.files.get(path);
    if (file === undefined) throw new Error(`scripts/house/flows.ts: '${name}' names ${path}, which is gone`);
    return file;
  });
  print(
    `from button to row: ${name}`,
    `${files.length} files, ${files.reduce((sum, file) => sum + file.lines, 0)} lines`,
  );
}

const list = process.argv.includes("--list");
printFiles("all rooms, with data", product);
for (const { name } of rooms) {
  const ofRoom = code.filter(({ room }) => room === name);
  if (ofRoom.length > 0) printFiles(name, ofRoom);
}
const functions = code
  .flatMap((file) => functionsOf(file.path, file.code).map((one) => ({ ...one, path: file.path })))
  .sort((a, b) => b.lines - a.lines);
for (const most of [50, 60, 100])
  print(`functions over ${most} lines`, functions.filter(({ lines }) => lines > most).length);
if (list)
  for (const { path, name, lines } of functions.filter(({ lines }) => lines > 60))
    print(`  ${path}: ${name}`, lines);
const single = dustOf(repository);
print("files under 25 lines with one importer, in their folder", single.length);
if (list) for (const path of single) print(`  ${path}`, "");
printComments();
printNouns();
for (const flow of Object.entries(flows)) printFlow(flow);
