import { parentPort, workerData } from "node:worker_threads";
import type { IndexSchema } from "./declaration.ts";
import { mergeSegments, type Part } from "./merge-segments.ts";

/** The input from `merge-apart.ts`; it shares the segments' memory. */
const { schema, parts } = workerData as { readonly schema: IndexSchema; readonly parts: readonly Part[] };

parentPort?.postMessage(mergeSegments(schema, parts));
