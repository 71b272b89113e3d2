import type { Facets, SearchFilters } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { correctQuery } from "./correct-query.ts";
import { readSearch } from "./search-jobs.ts";

/** How the matches of a search are spread over each filter's values. Words in quotes count as words. */
export async function readFacets(deps: Deps, who: Who, asked: SearchFilters): Promise<{ facets: Facets }> {
  const typed = await readSearch(deps, who, asked);
  const corrected = asked.asTyped === true ? null : await correctQuery(deps, asked.query, typed);
  const query = corrected === null ? typed : { ...typed, terms: corrected.terms, not: corrected.not };
  return { facets: await deps.jobIndex.facets(query, deps.now()) };
}
