import type { SearchAnswer, SearchQuery } from "@waymark/contract/jobs";
import type { Person } from "@waymark/domain/job-search/match/person";
import { type IndexQuery, queryKey } from "@waymark/domain/job-search/query";
import type { Deps } from "../../../deps.ts";
import { sharesSearches } from "../../accounts/profile/users.ts";
import { jobOf } from "../../jobs/get-job.ts";
import { readCards } from "../../jobs/read-postings.ts";
import type { Found } from "../index/job-index.ts";
import { countSearch } from "../trending/count-search.ts";
import { isPerson, type Viewer } from "../viewer.ts";
import { bestMatches } from "./best-matches.ts";
import { findPhrases } from "./find-phrases.ts";
import { type PlannedSearch, planSearch } from "./plan-search.ts";

/** Says how well postings fit the asker: the higher the better; those it leaves out come last. */
export type Rank = (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** By what the results of an order by match are sorted. */
export interface Ranking {
  /** The asker, whom the index compares with everything that is found; null where only `rank` tells. */
  readonly person: Person | null;
  readonly rank: Rank;
  /** Sorts the best results again; null when it cannot. */
  readonly refine?: (best: readonly string[]) => Promise<readonly string[] | null>;
}

/** The results that are sorted by their fit where the index cannot compare all: by relevance, the first ones. */
const mostRanked = 1_000;
/** The results that a refined order is made of. */
const mostRefined = 50;

/** The results of a search, and the answer's other fields. */
export interface FoundJobs {
  readonly ids: readonly string[];
  readonly answer: Omit<SearchAnswer, "jobs" | "samples">;
}

/**
 * Finds postings: exact titles first, then matches in title, company and text, each newest first. An order by match needs
 * `ranking`; without it that order is by relevance.
 */
export async function findJobs(
  deps: Deps,
  viewer: Viewer,
  asked: SearchQuery,
  ranking?: Ranking,
): Promise<FoundJobs> {
  // Read first: postings that come while the search runs are loaded ones to the next search.
  const loading = deps.samples.progress;
  const planned = await planSearch(deps, viewer, asked);
  const { query, words, around, corrected, understood } = planned;
  const found = await findInOrder(deps, planned, asked, asked.sort === "match" ? ranking : undefined);
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
      ...(loading === null ? {} : { loading }),
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
  ranking?: Ranking,
): Promise<SearchAnswer> {
  const { ids, answer } = await findJobs(deps, viewer, asked, ranking);
  const rows = await readCards(deps, ids);
  return {
    jobs: rows.map((row) => jobOf(row, deps.now())),
    samples: rows.some((row) => row.sample),
    ...answer,
  };
}

/** A page of what is found. Postings that say unwanted things and are shown on request stand behind all others. */
async function findInOrder(
  deps: Deps,
  { query, shownLast }: PlannedSearch,
  { page, limit }: SearchQuery,
  ranking: Ranking | undefined,
): Promise<Found> {
  const unwanted = only(query, shownLast);
  if (unwanted === null) return findPage(deps, query, { page, limit }, ranking);
  const first = await findPage(
    deps,
    { ...query, not: [...query.not, ...shownLast] },
    { page, limit },
    ranking,
  );
  const from = first.hasMore ? 0 : Math.max(0, (page - 1) * limit - first.total);
  const free = limit - first.ids.length;
  const last = await findPage(deps, unwanted, { page: 1, limit: Math.max(1, from + free) }, ranking);
  return {
    ids: [...first.ids, ...last.ids.slice(from, from + free)],
    total: first.total + last.total,
    totalExact: first.totalExact && last.totalExact,
    hasMore: first.hasMore || last.total > from + free,
  };
}

/** A query that finds only postings that say one of some things; null for none, and for lists that no filter can hold. */
function only(query: IndexQuery, said: readonly (readonly string[])[]): IndexQuery | null {
  const [first = []] = said;
  if (first.length === 0) return null;
  const isWords = said.length === 1;
  if (!isWords && said.some(({ length }) => length > 1)) return null;
  const filters = isWords ? first.map((token) => [token]) : [said.flat()];
  return { ...query, filters: [...query.filters, ...filters.map((any) => ({ of: "duty" as const, any }))] };
}

async function findPage(
  deps: Deps,
  query: IndexQuery,
  { page, limit }: Pick<SearchQuery, "page" | "limit">,
  ranking: Ranking | undefined,
): Promise<Found> {
  const find = (page: number, limit: number) =>
    query.phrases.length > 0
      ? findPhrases(deps, query, page, limit)
      : deps.jobIndex.search(query, page, limit);
  if (ranking === undefined) return find(page, limit);
  const end = page * limit;
  const wanted = Math.max(end, ranking.refine === undefined ? 0 : mostRefined);
  const ordered = await orderAll(deps, query, ranking, wanted);
  if (ordered === null && end > mostRanked) return find(page, limit);
  const best = ordered ?? (await orderFirst(await find(1, mostRanked), ranking.rank));
  const refined = (await ranking.refine?.(best.ids.slice(0, mostRefined))) ?? [];
  const ids = refined.length === 0 ? best.ids : [...refined, ...best.ids.slice(refined.length)];
  return {
    ...best,
    ids: ids.slice(end - limit, end),
    hasMore: best.hasMore || ids.length > end,
  };
}

/** The first results by match of everything that is found; null where the index cannot compare all. */
async function orderAll(
  deps: Deps,
  query: IndexQuery,
  { person, rank }: Ranking,
  wanted: number,
): Promise<Found | null> {
  if (person === null || person.basis === "none" || query.phrases.length > 0) return null;
  const candidates = await deps.jobIndex.candidates(query, person);
  if (candidates === null) return null;
  const { total } = candidates;
  const ids = await bestMatches(candidates, wanted, rank);
  return { ids, total, totalExact: true, hasMore: total > ids.length };
}

async function orderFirst(found: Found, rank: Rank): Promise<Found> {
  const scores = await rank(found.ids);
  const score = (id: string) => scores.get(id) ?? Number.NEGATIVE_INFINITY;
  // Sorting is stable: what fits equally well keeps the order of relevance.
  const ids = found.ids.toSorted((a, b) => (score(a) === score(b) ? 0 : score(b) - score(a)));
  return { ...found, ids };
}
