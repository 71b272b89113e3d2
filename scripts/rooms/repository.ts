import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSource, type SourceFile } from "./source-file.ts";
import { rooms } from "./table.ts";

/** The packages named in a room's package.json. */
export interface Manifest {
  readonly product: ReadonlySet<string>;
  readonly development: ReadonlySet<string>;
}

/** Everything that the rules check. */
export interface Repository {
  readonly files: ReadonlyMap<string, SourceFile>;
  /** Paths of all other files: style sheets, pictures, JSON. */
  readonly others: ReadonlySet<string>;
  readonly manifests: ReadonlyMap<string, Manifest>;
}

const skipped = new Set(["node_modules", "dist"]);

export function readRepository(root: string): Repository {
  const files = new Map<string, SourceFile>();
  const others = new Set<string>();
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) visit(path);
      } else if (/\.tsx?$/.test(entry.name)) {
        files.set(path, readSource(path, readFileSync(join(root, path), "utf8")));
      } else others.add(path);
    }
  };
  const manifests = new Map([["", readManifest(readFileSync(join(root, "package.json"), "utf8"))]]);
  for (const { name } of rooms) {
    visit(name);
    manifests.set(name, readManifest(readFileSync(join(root, name, "package.json"), "utf8")));
  }
  return { files, others, manifests };
}

export function readManifest(text: string): Manifest {
  const read: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> } =
    JSON.parse(text);
  return {
    product: new Set(Object.keys(read.dependencies ?? {})),
    development: new Set(Object.keys(read.devDependencies ?? {})),
  };
}
