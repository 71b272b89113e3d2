import { parentPort, workerData } from "node:worker_threads";
import { mergeSegments, type Part } from "./merge-segments.ts";

/** What `merge-apart.ts` hands over; it shares the segments' memory. */
const { parts } = workerData as { readonly parts: readonly Part[] };

parentPort?.postMessage(mergeSegments(parts));
