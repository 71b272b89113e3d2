import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const afterMs = 5_000;

/** Collects what is no longer used, at once: a pause of some ten milliseconds. */
export function giveBackMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
}

/**
 * Collects once what the start or a backup left behind: V8 does so when it needs room, which a server at rest never
 * does, and so would keep it for nothing.
 */
export function giveBackMemorySoon(): void {
  setTimeout(giveBackMemory, afterMs).unref();
}
