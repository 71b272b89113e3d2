import { type SavedSearch, savedSearchesLimit } from "@waymark/contract/job-search-saved";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { asSearch } from "./as-search.ts";
import { readSearches } from "./store.ts";

export async function listSearches(
  deps: Deps,
  actor: Actor,
): Promise<{ searches: SavedSearch[]; limit: number }> {
  const searches: SavedSearch[] = [];
  for (const row of await readSearches(deps.db, actor.userId))
    searches.push(await asSearch(deps, actor, row));
  return { searches, limit: savedSearchesLimit };
}
