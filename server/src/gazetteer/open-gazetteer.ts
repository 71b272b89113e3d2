import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { Gazetteer } from "./gazetteer.ts";
import type { PackedTowns } from "./packed-towns.ts";

/** What the thread hands over is what `packTowns` made: both are ours. */
const asTowns = (message: unknown) => message as PackedTowns;

/**
 * A gazetteer that fills beside the start; `ready` resolves when it is filled, or when that failed, which is logged:
 * places are then told by the built-in vocabulary alone.
 */
export function openGazetteer(
  log: Logger,
  thread: { readonly entry: string | URL; readonly workerData?: unknown },
): { readonly gazetteer: Gazetteer; readonly ready: Promise<void> } {
  const gazetteer = new Gazetteer();
  const worker = new Worker(thread.entry, { workerData: thread.workerData, env: {} });
  worker.unref();
  const ready = new Promise<void>((resolve) => {
    worker.once("message", (message) => gazetteer.fill(asTowns(message)));
    worker.once("error", (error) => log.warn({ err: error }, "the gazetteer could not be read"));
    worker.once("exit", () => resolve());
  });
  gazetteer.ready = ready;
  return { gazetteer, ready };
}
