import type { Deps } from "../../deps.ts";
import { manualJobIds } from "./manual/store.ts";
import { closingOf } from "./store.ts";

/**
 * The postings that are gone, and since when: the stated closing date, or now for one that is no longer stored. Manual
 * jobs, of `userId` if given, are never gone.
 */
export async function goneSince(
  deps: Deps,
  ids: readonly string[],
  userId?: string,
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const now = deps.now();
  const closing = await closingOf(deps.db, ids);
  const missing = ids.filter((id) => !closing.has(id));
  const own = missing.length === 0 ? new Set<string>() : await manualJobIds(deps.db, missing, userId);
  const gone = new Map<string, Date>();
  for (const id of missing) if (!own.has(id)) gone.set(id, now);
  for (const [id, closesAt] of closing) if (closesAt !== null && closesAt <= now) gone.set(id, closesAt);
  return gone;
}
