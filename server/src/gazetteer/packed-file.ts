import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import type { PackedTowns } from "./packed-towns.ts";

/** The file is written by the build for the Node that runs it: what `packTowns` made comes back. */
const asTowns = (read: unknown) => read as PackedTowns;

export function writePacked(file: string, towns: PackedTowns): void {
  // Written aside and renamed: a product that starts meanwhile finds all of it or none.
  writeFileSync(`${file}.${process.pid}`, serialize(towns));
  renameSync(`${file}.${process.pid}`, file);
}

/** What was written, or null where there is no such file or another version of Node cannot read it. */
export function readPacked(file: string): PackedTowns | null {
  try {
    return asTowns(deserialize(readFileSync(file)));
  } catch {
    return null;
  }
}
