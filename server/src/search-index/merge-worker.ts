import { parentPort, workerData } from "node:worker_threads";
import { mergeSegments, type Part } from "./merge-segments.ts";

/** The input from `merge-apart.ts`; it shares the segments' memory. */
const { parts } = workerData as { readonly parts: readonly Part[] };

parentPort?.postMessage(mergeSegments(parts));
