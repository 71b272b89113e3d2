import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import type { PackedTowns } from "./packed-towns.ts";

/** The cast is safe: the build wrote the result of `packTowns` with the same version of Node. */
const asTowns = (read: unknown) => read as PackedTowns;

export function writePacked(file: string, towns: PackedTowns): void {
  // Written to another name and renamed, so that a starting server never reads half a file.
  writeFileSync(`${file}.${process.pid}`, serialize(towns));
  renameSync(`${file}.${process.pid}`, file);
}

/** The packed towns; null when there is no file or another version of Node wrote it. */
export function readPacked(file: string): PackedTowns | null {
  try {
    return asTowns(deserialize(readFileSync(file)));
  } catch {
    return null;
  }
}
