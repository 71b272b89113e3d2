import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { freshFolder, type RunningProduct, startProduct } from "../e2e/product.ts";

export interface Pauses {
  /** Longest pause of the event loop by the clock, in milliseconds. */
  readonly clock: number;
  /** The same in processor time of the event loop's thread: other processes of the machine do not count. */
  readonly thread: number;
}

/** Starts the product with a module in its process that tells its longest pauses since it was asked before. */
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
