import type { SearchFilters, SearchQuery } from "@waymark/contract/jobs";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import type { Deps } from "../../../deps.ts";
import type { Viewer } from "../viewer.ts";
import { correctQuery } from "./correct-query.ts";
import { readSearch } from "./search-jobs.ts";

/** A search as the screen runs it: with its typing errors corrected, unless it was requested as typed. */
export async function readCorrected(
  deps: Deps,
  viewer: Viewer,
  asked: SearchFilters & Pick<SearchQuery, "sort">,
): Promise<IndexQuery> {
  const typed = await readSearch(deps, viewer, asked);
  const corrected = asked.asTyped === true ? null : await correctQuery(deps, asked.query, typed);
  return corrected === null ? typed : { ...typed, terms: corrected.terms, not: corrected.not };
}
