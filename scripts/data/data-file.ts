import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of data, with its path from the repository's root. */
export interface DataFile {
  readonly path: string;
  readonly text: string;
}

/** Reads one file; one that is not there reads as empty, which every reader reports. */
export const readDataFile = (root: string, path: string): DataFile => ({
  path,
  text: existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "",
});

/** Reads the data files of a folder, in the order of their names. */
export const readDataFolder = (root: string, folder: string): DataFile[] =>
  readdirSync(join(root, folder))
    .filter((name) => /\.(?:yaml|tsv)$/.test(name))
    .sort()
    .map((name) => readDataFile(root, `${folder}/${name}`));

/** Collects what is wrong in the data, each with file and line. */
export class Problems {
  readonly lines: string[] = [];

  add(path: string, line: number, text: string): void {
    this.lines.push(`${path}:${line}: ${text}`);
  }
}
