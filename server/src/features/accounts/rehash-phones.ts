import type { Deps } from "../../deps.ts";
import { rehashPhones } from "./store.ts";

const batchSize = 500;

/** Hashes every phone number with the newest pepper. Repeatable. */
export async function rehashAllPhones(deps: Deps): Promise<void> {
  for (let last: string | undefined = ""; last !== undefined; )
    last = await rehashPhones(deps, last, batchSize);
}
