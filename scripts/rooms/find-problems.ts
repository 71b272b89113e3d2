import { findCycles, type Loads, loadGraph, reachFrom } from "./graph.ts";
import { importProblems } from "./import-rules.ts";
import { staleNames } from "./named-code.ts";
import type { Repository } from "./repository.ts";
import { browserDataLimit, unreachable } from "./table.ts";
import { textProblems } from "./text-rules.ts";

/** Every violation of the rooms' rules, one line each: the file, then the problem. */
export function findProblems(repository: Repository): string[] {
  const problems = [...repository.files.values()].flatMap((file) =>
    [...importProblems(file, repository), ...textProblems(file)].map((problem) => `${file.path} ${problem}`),
  );
  const graph = loadGraph(repository);
  for (const cycle of findCycles(graph)) {
    problems.push(`${cycle[0]} is part of a cycle: ${[...cycle, cycle[0]].join(" -> ")}`);
  }
  return [
    ...problems,
    ...reachProblems(repository, graph),
    ...keyProblems(repository),
    ...staleNames(repository),
  ].sort();
}

function reachProblems({ files }: Repository, graph: ReadonlyMap<string, Loads>): string[] {
  const problems = new Set<string>();
  for (const file of files.values()) {
    if (file.room !== "web" || file.isTool) continue;
    for (const [path, from] of reachFrom(file.path, graph)) {
      const reached = files.get(path);
      if (reached?.room === "domain" && reached.bytes > browserDataLimit) {
        problems.add(`${from} brings ${path} (${reached.bytes} bytes) into the browser`);
      }
      for (const rule of unreachable) {
        if (!rule.from.test(file.path)) continue;
        for (const name of graph.get(path)?.packages ?? []) {
          if (rule.packages.test(name)) problems.add(`${file.path} loads ${name} by ${path}: ${rule.why}`);
        }
      }
    }
  }
  return [...problems];
}

/** Query keys whose first word two features write out; such a word goes through `keyOf`. */
function keyProblems({ files }: Repository): string[] {
  const written = new Map<string, Map<string, string>>();
  const shared = new Set<string>();
  for (const { path, room, code, isTool } of files.values()) {
    if (room !== "web" || isTool) continue;
    const owner = /^web\/src\/(features\/[^/]+|[^/]+)/.exec(path)?.[1] ?? "";
    for (const [, name = ""] of code.matchAll(/\bkeyOf\(\s*"([a-z-]+)"/g)) shared.add(name);
    for (const [, name = ""] of code.matchAll(/(?:\bqueryKey: |\b\w*[kK]ey = |=> )\[\s*"([a-z-]+)"/g))
      written.set(name, (written.get(name) ?? new Map()).set(owner, path));
  }
  return [...written].flatMap(([name, owners]) =>
    owners.size > 1 || shared.has(name)
      ? [...owners.values()].map(
          (path) => `${path} writes the query key of another feature; use keyOf("${name}")`,
        )
      : [],
  );
}
