import { readdirSync } from "node:fs";
import { setPriority } from "node:os";

/** Leaves the processor to the server and the database when they need it, and takes what they leave. */
const niceness = 10;

/** Lowers the priority of this process. Linux counts each thread by itself, so those of V8 are lowered too. */
export function lowerPriority(): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, niceness);
    } catch {
      // Some systems forbid it; then readers compete like everybody.
    }
  }
}

function threads(): number[] {
  try {
    return readdirSync("/proc/self/task").map(Number);
  } catch {
    return [0];
  }
}
