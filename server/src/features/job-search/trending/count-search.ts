import type { OpenDatabase } from "../../../db/open.ts";
import type { Deps } from "../../../deps.ts";
import { countQueries } from "./trending-store.ts";

const heldMs = 15_000;
const heldAtMost = 50;

interface Held {
  readonly counts: Map<string, number>;
  since: number;
}

/**
 * Searches that are not written yet: popularity may be 15 seconds late, and a process that ends loses its last ones. Not
 * a cache, because nothing may leave it but into the database.
 */
const held = new WeakMap<OpenDatabase, Held>();

/** Counts a search for what is popular. Written together with others, so that a search does not wait for the disk. */
export async function countSearch(deps: Deps, titleKey: string): Promise<void> {
  const now = deps.now().getTime();
  const mine = held.get(deps.database) ?? { counts: new Map<string, number>(), since: now };
  held.set(deps.database, mine);
  mine.counts.set(titleKey, (mine.counts.get(titleKey) ?? 0) + 1);
  if (mine.counts.size >= heldAtMost || now - mine.since >= heldMs) await writeSearches(deps);
}

/** Writes what is held back. */
export async function writeSearches(deps: Deps): Promise<void> {
  const mine = held.get(deps.database);
  if (mine === undefined) return;
  held.delete(deps.database);
  await countQueries(deps.db, mine.counts, deps.now());
}
