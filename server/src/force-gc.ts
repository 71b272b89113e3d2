import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const afterMs = 5_000;

/** Percent of the memory in use that V8 lets garbage add before it collects. By default it is up to 300. */
const mostGarbage = 30;

/** Keeps the garbage of a busy server small: it collects more often, mostly on other threads. */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${mostGarbage}`);
}

/** Collects garbage at once: a pause of about ten milliseconds. */
export function forceGc(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
}

/**
 * Collects the garbage of the start or of a backup once. V8 only collects when it needs memory, so an idle server would
 * keep the garbage.
 */
export function forceGcSoon(): void {
  setTimeout(forceGc, afterMs).unref();
}
