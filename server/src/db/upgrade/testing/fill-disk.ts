import { closeSync, openSync, writeSync } from "node:fs";

/** Writes to a file until its disk has no space left. */
export function fillDisk(path: string): void {
  const file = openSync(path, "w");
  try {
    for (;;) writeSync(file, Buffer.alloc(1 << 16));
  } catch {
    closeSync(file);
  }
}
