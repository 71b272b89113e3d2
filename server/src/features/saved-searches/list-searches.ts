import { type SavedSearch, savedSearchesLimit } from "@waymark/contract/saved-searches";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
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
