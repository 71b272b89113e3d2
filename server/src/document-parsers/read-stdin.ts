import { readSync } from "node:fs";

/** Waits for so many bytes from the parent process; ends this process when the parent is gone. */
export function readStdin(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; ) {
    const count = readSync(0, bytes, at, length - at, null);
    if (count === 0) process.exit(0);
    at += count;
  }
  return bytes;
}
