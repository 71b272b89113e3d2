import type { SearchQuery } from "@waymark/contract/jobs";
import type { Person } from "@waymark/domain/job-search/match/person";
import type { Who } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { searchAsJson } from "../search-as-json.ts";
import type { Rank } from "../search-jobs.ts";
import { type Fits, fitsOf } from "./matches-of.ts";
import { refineOrder } from "./refine-order.ts";

/** Higher than any score. */
const topScore = 1_000;

/** Searches postings and adds each one's fit for the person; returns the answer as JSON. */
export async function searchWithFits(deps: Deps, who: Who, asked: SearchQuery): Promise<Buffer> {
  const { fits, person } = await fitsOf(deps, who);
  const isRefinable = asked.sort === "match" && deps.llm.embedding !== null && person.basis !== "none";
  const refining = isRefinable && asked.refine === true ? refinedRank(deps, who, fits, person) : null;
  return searchAsJson(deps, who, asked, {
    rank: refining?.rank ?? fits,
    add: async (ids) => {
      const scores = await fits(ids);
      const shown = ids.flatMap((id) => {
        const score = scores.get(id);
        return score === undefined ? [] : [[id, score] as const];
      });
      return {
        fits: Object.fromEntries(shown),
        ...(isRefinable ? { refiner: deps.llm.embedding ?? "" } : {}),
        ...(refining?.isDone() === true ? { refined: deps.llm.embedding ?? "" } : {}),
      };
    },
  });
}

/** The order by match with the best results reordered by a model, and whether the model answered. */
function refinedRank(
  deps: Deps,
  who: Who,
  fits: Fits,
  person: Person,
): { rank: Rank; isDone: () => boolean } {
  let isDone = false;
  const rank: Rank = async (ids) => {
    const scores = await fits(ids);
    const best = ids
      .filter((id) => scores.has(id))
      .toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
    const refined = await refineOrder(deps, who, person, best);
    isDone = refined !== null;
    const first = (refined ?? []).map((id, i, all) => [id, topScore + all.length - i] as const);
    return new Map([...scores, ...first]);
  };
  return { rank, isDone: () => isDone };
}
