import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const afterMs = 5_000;

/**
 * Collects once what the start or a backup left behind: V8 does so when it needs room, which a server at rest never
 * does, and so would keep it for nothing.
 */
export function giveBackMemorySoon(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    const collect: unknown = runInNewContext("gc");
    if (typeof collect === "function") collect();
  }, afterMs).unref();
}
