import { type SavedSearch, savedSearchesLimit } from "@waymark/contract/job-search-saved";
import type { Who } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { asSearch } from "./as-search.ts";
import { readSearches } from "./store.ts";

export async function listSearches(
  deps: Deps,
  who: Who,
): Promise<{ searches: SavedSearch[]; limit: number }> {
  const searches: SavedSearch[] = [];
  for (const row of await readSearches(deps.db, who.userId)) searches.push(await asSearch(deps, who, row));
  return { searches, limit: savedSearchesLimit };
}
