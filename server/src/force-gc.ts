import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** A look at the event loop, every five seconds for ten minutes. */
const [lookMs, mostLooks] = [5_000, 120];
/** Share of the time in which the event loop may have worked since the last look; above it somebody would wait. */
const idle = 0.05;

/**
 * Percent of the memory in use that V8 lets garbage add before it collects. By default it is up to 300. The buffers of
 * an upload count too: with 30, each upload of 10 MB cost a collection, 0.15 s of processor on the other threads.
 */
const mostGarbage = { usual: 30, besideUploads: 60 } as const;
let isLimited = false;

/** Keeps the garbage of a busy server small: it collects more often, mostly on other threads. */
export function limitGarbage(): void {
  isLimited = true;
  allowGarbage("usual");
}

/** Changes nothing before the start has limited the garbage. */
export function allowGarbage(when: keyof typeof mostGarbage): void {
  if (isLimited) setFlagsFromString(`--heap-growing-percent=${mostGarbage[when]}`);
}

/** Collects garbage at once: a pause that grows with the heap (430 ms for 85 MB on a machine with ten times too much to do). */
export function forceGc(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
}

/** V8 only collects when it needs memory, so an idle server would keep the garbage of its start. */
export function forceGcWhenIdle(
  collect: () => void = forceGc,
  utilization: () => number = loopUtilization(),
): void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    const isIdle = utilization() <= idle;
    if (!isIdle && looks < mostLooks) return;
    clearInterval(timer);
    if (isIdle) collect();
  }, lookMs).unref();
}

/** The share of the time in which the event loop worked since it was last asked. */
function loopUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
