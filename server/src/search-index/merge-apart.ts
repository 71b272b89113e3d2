import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { repositoryRoot } from "../root.ts";
import type { IndexSchema } from "./declaration.ts";
import { mergeSegments, type Part } from "./merge-segments.ts";
import type { SegmentBytes } from "./sections.ts";

/** Bytes of segments that are merged at once: that takes less time than starting a worker. */
const fewBytes = 250_000;

const builtWorker = join(repositoryRoot, "server/dist/merge-worker.js");

/** Large merges run in a worker. The memory is shared, so nothing is copied. */
export async function mergeApart(
  schema: IndexSchema,
  parts: readonly Part[],
  entry = builtWorker,
): Promise<SegmentBytes> {
  const size = parts.reduce((sum, { bytes }) => sum + bytes.buffer.byteLength, 0);
  if (size < fewBytes || !existsSync(entry)) return mergeSegments(schema, parts);
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: { schema, parts } });
    worker.unref();
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The merge ended with ${code}.`)));
  });
}
