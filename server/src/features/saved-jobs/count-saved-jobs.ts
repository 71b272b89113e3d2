import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { countKept, countKeptAt } from "./store.ts";

/** How many postings the asker keeps, and how many they kept at an instant. */
export async function countSavedJobs(
  deps: Deps,
  who: Who,
  at: Date,
): Promise<{ now: number; weekAgo: number }> {
  return { now: await countKept(deps.db, who.userId), weekAgo: await countKeptAt(deps.db, who.userId, at) };
}
