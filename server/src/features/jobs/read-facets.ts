import type { Facets, SearchFilters } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readCorrected } from "./read-corrected.ts";

/** How the matches of a search are spread over each filter's values. Words in quotes count as words. */
export async function readFacets(deps: Deps, who: Who, asked: SearchFilters): Promise<{ facets: Facets }> {
  const query = await readCorrected(deps, who, asked);
  return { facets: await deps.jobIndex.facets(query, deps.now()) };
}
