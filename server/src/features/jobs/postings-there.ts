import type { Deps } from "../../deps.ts";
import { idsThere } from "./there-store.ts";

/** Which of these postings are still there: those not among them were taken down, or have closed by their own word. */
export async function postingsThere(deps: Deps, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  for (let i = 0; i < ids.length; i += mostAtOnce) {
    for (const id of await idsThere(deps.db, ids.slice(i, i + mostAtOnce), deps.now())) there.add(id);
  }
  return there;
}

const mostAtOnce = 5_000;
