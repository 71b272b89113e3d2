import type { Facets, SearchFilters } from "@waymark/contract/jobs";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { planSearch } from "./plan-search.ts";

/** The counts of each filter's values among a search's matches. Words in quotes count as words. */
export async function readFacets(
  deps: Deps,
  actor: Actor,
  asked: SearchFilters,
): Promise<{ facets: Facets }> {
  const { query } = await planSearch(deps, actor, asked);
  return { facets: await deps.jobIndex.facets(query, deps.now()) };
}
