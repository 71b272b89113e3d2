import type { SearchFilters } from "@waymark/contract/jobs";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { cameAfter } from "../match/match-store.ts";
import { findPhrases } from "../search/find-phrases.ts";
import { planSearch } from "../search/plan-search.ts";

/** Only this many of the newest matches are checked. */
const mostLooked = 1_000;

/** The newest postings of a search, found as the screen finds them. */
export async function newestOf(deps: Deps, actor: Actor, asked: SearchFilters): Promise<readonly string[]> {
  const { query } = await planSearch(deps, actor, { ...asked, sort: "date" }, false);
  const found =
    query.phrases.length > 0
      ? await findPhrases(deps, query, 1, mostLooked)
      : await deps.jobIndex.search(query, 1, mostLooked);
  return found.ids;
}

/** The number of a search's newest matches that came in after an instant. */
export async function countFresh(
  deps: Deps,
  actor: Actor,
  asked: SearchFilters,
  after: Date,
): Promise<number> {
  const ids = await newestOf(deps, actor, asked);
  return ids.length === 0 ? 0 : cameAfter(deps.db, ids, after);
}
