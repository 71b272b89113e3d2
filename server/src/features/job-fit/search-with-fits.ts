import type { SearchAnswer, SearchQuery } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { searchJobs } from "../jobs/search-jobs.ts";
import { fitsOf } from "./fits-of.ts";

/** Finds postings, and says of each how well it fits the asker. */
export async function searchWithFits(deps: Deps, who: Who, asked: SearchQuery): Promise<SearchAnswer> {
  const fits = await fitsOf(deps, who);
  const answer = await searchJobs(deps, who, asked, fits);
  const scores = await fits(answer.jobs.map(({ id }) => id));
  const shown = answer.jobs.flatMap(({ id }) => {
    const score = scores.get(id);
    return score === undefined ? [] : [[id, score] as const];
  });
  return { ...answer, fits: Object.fromEntries(shown) };
}
