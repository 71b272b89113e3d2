import type { SearchQuery } from "@waymark/contract/jobs";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { searchAsJson } from "../search/search-as-json.ts";
import { matchScoresOf } from "./matches-of.ts";
import { refineOrder } from "./refine-order.ts";

/** Searches postings and adds each one's fit for the person; returns the answer as JSON. */
export async function searchWithMatches(deps: Deps, actor: Actor, asked: SearchQuery): Promise<Buffer> {
  const { fits, person } = await matchScoresOf(deps, actor);
  const isRefinable = asked.sort === "match" && deps.llm.embedding !== null && person.basis !== "none";
  let isRefined = false;
  const refine = async (best: readonly string[]) => {
    const scores = await fits(best);
    const refined = await refineOrder(
      deps,
      actor,
      person,
      best.filter((id) => scores.has(id)),
    );
    isRefined = refined !== null;
    return refined;
  };
  const isWanted = isRefinable && asked.refine === true;
  return searchAsJson(deps, actor, asked, {
    ranking: { person, rank: fits, ...(isWanted ? { refine } : {}) },
    add: async (ids) => {
      const scores = await fits(ids);
      const shown = ids.flatMap((id) => {
        const score = scores.get(id);
        return score === undefined ? [] : [[id, score] as const];
      });
      return {
        fits: Object.fromEntries(shown),
        ...(isRefinable ? { refiner: deps.llm.embedding ?? "" } : {}),
        ...(isRefined ? { refined: deps.llm.embedding ?? "" } : {}),
      };
    },
  });
}
