import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { freshFolder, type RunningProduct, startProduct } from "../e2e/product.ts";

export interface Pauses {
  /** Longest pause of the event loop in wall-clock milliseconds. */
  readonly clock: number;
  /** The same in processor time of the event loop's thread, which leaves out other processes of the machine. */
  readonly thread: number;
}

/** Starts the product with a module in its process that returns the longest pauses since the last request. */
export async function startMeasured(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<{ product: RunningProduct; pauses: () => Promise<Pauses> }> {
  const socket = join(freshFolder(), "pauses");
  const probe = pathToFileURL(join(import.meta.dirname, "pauses.mjs"));
  probe.searchParams.set("socket", socket);
  const product = await startProduct({
    ...options,
    command: ["--import", probe.href, "server/dist/main.js"],
  });
  const pauses = async (): Promise<Pauses> => JSON.parse(await text(connect(socket)));
  return { product, pauses };
}
