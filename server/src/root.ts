import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, found upwards from this file: the same for sources and for the built server. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const manifest = join(folder, "package.json");
    if (existsSync(manifest) && readFileSync(manifest, "utf8").includes('"name": "waymark"')) return folder;
    const parent = dirname(folder);
    if (parent === folder) throw new Error("The folder of Waymark was not found above the server's code.");
    folder = parent;
  }
}

export const repositoryRoot = findRoot();
