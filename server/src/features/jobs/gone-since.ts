import type { Deps } from "../../deps.ts";
import { closingOf } from "./closing-store.ts";
import { manualJobIds } from "./manual/manual-jobs-store.ts";

/**
 * Which postings are closed by their own word, or no longer there, and since when; of one that is simply no longer
 * there all that is known is that it is so now. What a person brought in themselves is never gone.
 * @param userId whose own postings are looked at; without one, everybody's.
 */
export async function goneSince(
  deps: Deps,
  ids: readonly string[],
  userId?: string,
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const now = deps.now();
  const standing = await closingOf(deps.db, ids);
  const missing = ids.filter((id) => !standing.has(id));
  const own = missing.length === 0 ? new Set<string>() : await manualJobIds(deps.db, missing, userId);
  const gone = new Map<string, Date>();
  for (const id of missing) if (!own.has(id)) gone.set(id, now);
  for (const [id, closesAt] of standing) if (closesAt !== null && closesAt <= now) gone.set(id, closesAt);
  return gone;
}
