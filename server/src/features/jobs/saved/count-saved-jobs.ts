import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { countKept, countKeptAt } from "./store.ts";

/** The number of saved jobs now, and at an earlier instant. */
export async function countSavedJobs(
  deps: Deps,
  actor: Actor,
  at: Date,
): Promise<{ now: number; weekAgo: number }> {
  return {
    now: await countKept(deps.db, actor.userId),
    weekAgo: await countKeptAt(deps.db, actor.userId, at),
  };
}
