import type { Deps } from "../../deps.ts";
import { rehashPhones } from "./store.ts";

const batchSize = 500;

/** Repeatable. @param onBatch Called after each batch. */
export async function rehashAllPhones(deps: Deps, onBatch: () => void): Promise<void> {
  for (let last: string | undefined = ""; last !== undefined; ) {
    last = await rehashPhones(deps, last, batchSize);
    onBatch();
  }
}
