import type { SearchQuery } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { searchAsJson } from "../jobs/search-as-json.ts";
import { fitsOf } from "./fits-of.ts";

/** Finds postings, and says of each how well it fits the asker: the answer as JSON. */
export async function searchWithFits(deps: Deps, who: Who, asked: SearchQuery): Promise<Buffer> {
  const fits = await fitsOf(deps, who);
  return searchAsJson(deps, who, asked, {
    rank: fits,
    add: async (ids) => {
      const scores = await fits(ids);
      const shown = ids.flatMap((id) => {
        const score = scores.get(id);
        return score === undefined ? [] : [[id, score] as const];
      });
      return { fits: Object.fromEntries(shown) };
    },
  });
}
