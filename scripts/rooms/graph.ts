import type { Repository } from "./repository.ts";
import { resolveImport } from "./resolve.ts";

/** Files and packages that a file loads at run time. */
export interface Loads {
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

/** The graph of loaded files; type imports load nothing. */
export function loadGraph({ files }: Repository): Map<string, Loads> {
  const graph = new Map<string, Loads>();
  for (const [path, file] of files) {
    const targets = file.imports
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ specifier }) => resolveImport(path, specifier));
    graph.set(path, {
      files: targets.flatMap((t) => (t.kind === "file" && files.has(t.path) ? [t.path] : [])),
      packages: targets.flatMap((t) => (t.kind === "package" ? [t.name] : [])),
    });
  }
  return graph;
}

/** Every cycle once, as the paths along it. */
export function findCycles(graph: ReadonlyMap<string, Loads>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string) => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      cycles.push(trail.slice(at));
      return;
    }
    if (done.has(path)) return;
    trail.push(path);
    for (const next of graph.get(path)?.files ?? []) visit(next);
    trail.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return cycles;
}

/** All files that this one loads directly or indirectly, itself included, each with the file that imported it. */
export function reachFrom(start: string, graph: ReadonlyMap<string, Loads>): Map<string, string> {
  const reached = new Map([[start, start]]);
  // A Map may grow during iteration: added entries are visited too.
  for (const path of reached.keys()) {
    for (const next of graph.get(path)?.files ?? []) {
      if (!reached.has(next)) reached.set(next, path);
    }
  }
  return reached;
}
