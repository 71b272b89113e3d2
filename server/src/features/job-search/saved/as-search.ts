import type { SavedSearch } from "@waymark/contract/job-search-saved";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { countFresh } from "../count-fresh.ts";
import type { SearchRow } from "./store.ts";

/** A saved search as the contract shows it, with the number of new postings since it was last opened. */
export async function asSearch(deps: Deps, actor: Actor, row: SearchRow): Promise<SavedSearch> {
  const { id, name, filters, alert, createdAt, seenAt } = row;
  return {
    id,
    name,
    filters,
    alert,
    fresh: await countFresh(deps, actor, filters, seenAt),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  };
}
