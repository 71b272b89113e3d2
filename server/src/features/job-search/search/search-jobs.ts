import type { SearchAnswer, SearchQuery } from "@waymark/contract/jobs";
import { type IndexQuery, queryKey } from "@waymark/domain/job-search/query";
import type { Deps } from "../../../deps.ts";
import { sharesSearches } from "../../accounts/profile/users.ts";
import { jobOf } from "../../jobs/job-row.ts";
import { readCards } from "../../jobs/read-postings.ts";
import type { Found } from "../index/job-index.ts";
import { countSearch } from "../trending/count-search.ts";
import { isPerson, type Viewer } from "../viewer.ts";
import { findPhrases } from "./find-phrases.ts";
import { planSearch } from "./plan-search.ts";

/** Says how well postings fit the asker: the higher the better; those it leaves out come last. */
export type Rank = (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** The most results that are sorted by their fit. */
const mostRanked = 1_000;

/** The results of a search, and the answer's other fields. */
export interface FoundJobs {
  readonly ids: readonly string[];
  readonly answer: Omit<SearchAnswer, "jobs" | "samples">;
}

/**
 * Finds postings: exact titles first, then matches in title, company and text, each newest first. An order by match needs
 * `rank`; without it that order is by relevance.
 */
export async function findJobs(
  deps: Deps,
  viewer: Viewer,
  asked: SearchQuery,
  rank?: Rank,
): Promise<FoundJobs> {
  const { query, words, around, corrected, understood } = await planSearch(deps, viewer, asked);
  const found = await findPage(deps, query, asked, asked.sort === "match" ? rank : undefined);
  const isCounted = asked.page === 1 && found.ids.length > 0 && query.terms.length > 0;
  if (isCounted && isPerson(viewer) && (await sharesSearches(deps, viewer))) {
    await countSearch(deps, queryKey(words));
  }
  return {
    ids: found.ids,
    answer: {
      page: asked.page,
      hasMore: found.hasMore,
      total: found.total,
      totalExact: found.totalExact,
      ...(corrected === null ? {} : { corrected }),
      ...(understood === null ? {} : { understood }),
      ...(around === null ? {} : { around: { place: around.place, km: around.km, country: around.country } }),
    },
  };
}

/** `findJobs` with the postings. */
export async function searchJobs(
  deps: Deps,
  viewer: Viewer,
  asked: SearchQuery,
  rank?: Rank,
): Promise<SearchAnswer> {
  const { ids, answer } = await findJobs(deps, viewer, asked, rank);
  const rows = await readCards(deps, ids);
  return {
    jobs: rows.map((row) => jobOf(row, deps.now())),
    samples: rows.some((row) => row.sample),
    ...answer,
  };
}

async function findPage(
  deps: Deps,
  query: IndexQuery,
  { page, limit }: SearchQuery,
  rank: Rank | undefined,
): Promise<Found> {
  const find = (page: number, limit: number) =>
    query.phrases.length > 0
      ? findPhrases(deps, query, page, limit)
      : deps.jobIndex.search(query, page, limit);
  if (rank === undefined || page * limit > mostRanked) return find(page, limit);
  const best = await find(1, mostRanked);
  const scores = await rank(best.ids);
  const score = (id: string) => scores.get(id) ?? Number.NEGATIVE_INFINITY;
  // Sorting is stable: what fits equally well keeps the order of relevance.
  const ids = best.ids.toSorted((a, b) => (score(a) === score(b) ? 0 : score(b) - score(a)));
  return {
    ...best,
    ids: ids.slice((page - 1) * limit, page * limit),
    hasMore: best.hasMore || ids.length > page * limit,
  };
}
