import type { SearchQuery } from "@waymark/contract/jobs";
import type { Person } from "@waymark/domain/job-search/match/person";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { searchAsJson } from "../search/search-as-json.ts";
import type { Rank } from "../search/search-jobs.ts";
import { type MatchScores, matchScoresOf } from "./matches-of.ts";
import { refineOrder } from "./refine-order.ts";

/** Higher than any score. */
const topScore = 1_000;

/** Searches postings and adds each one's fit for the person; returns the answer as JSON. */
export async function searchWithMatches(deps: Deps, actor: Actor, asked: SearchQuery): Promise<Buffer> {
  const { fits, person } = await matchScoresOf(deps, actor);
  const isRefinable = asked.sort === "match" && deps.llm.embedding !== null && person.basis !== "none";
  const refining = isRefinable && asked.refine === true ? refinedRank(deps, actor, fits, person) : null;
  return searchAsJson(deps, actor, asked, {
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
  actor: Actor,
  fits: MatchScores,
  person: Person,
): { rank: Rank; isDone: () => boolean } {
  let isDone = false;
  const rank: Rank = async (ids) => {
    const scores = await fits(ids);
    const best = ids
      .filter((id) => scores.has(id))
      .toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
    const refined = await refineOrder(deps, actor, person, best);
    isDone = refined !== null;
    const first = (refined ?? []).map((id, i, all) => [id, topScore + all.length - i] as const);
    return new Map([...scores, ...first]);
  };
  return { rank, isDone: () => isDone };
}
