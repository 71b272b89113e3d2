import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { Gazetteer } from "./gazetteer.ts";
import type { PackedTowns } from "./packed-towns.ts";

/** The cast is safe: the thread sends the result of `packTowns`. */
const asTowns = (message: unknown) => message as PackedTowns;

/** `ready` resolves when loading is done or has failed. After a failure only the vocabulary knows places. */
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
