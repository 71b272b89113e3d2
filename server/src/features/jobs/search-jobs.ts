import type { SearchAnswer, SearchQuery } from "@waymark/contract/jobs";
import { readAskedPlace } from "@waymark/domain/jobs/location";
import { queryKey, readQuery } from "@waymark/domain/jobs/query";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { sharesSearches } from "../accounts/shares-searches.ts";
import { countSearch } from "./count-search.ts";
import { currencyOfPerson } from "./currency-of-person.ts";
import { sqlJobIndex } from "./index/sql-job-index-store.ts";
import { jobOf } from "./job-row.ts";
import { cardsById } from "./store.ts";

/** Finds postings: those whose title meets the query first, newest first. */
export async function searchJobs(deps: Deps, who: Who, asked: SearchQuery): Promise<SearchAnswer> {
  const needsCurrency =
    asked.salaryMin !== undefined && readAskedPlace(asked.location ?? "").currency === undefined;
  const currency = needsCurrency ? await currencyOfPerson(deps, who) : "USD";
  const query = readQuery(asked, currency);
  const found = await sqlJobIndex.search(deps.db, query, asked.page, asked.limit);
  const rows = await cardsById(deps.db, found.ids);
  const isCounted = asked.page === 1 && found.ids.length > 0 && query.terms.length > 0;
  if (isCounted && (await sharesSearches(deps, who))) {
    await countSearch(deps, queryKey(asked.query));
  }
  return {
    jobs: rows.map(jobOf),
    page: asked.page,
    hasMore: found.hasMore,
    total: found.total,
    totalExact: found.totalExact,
    samples: rows.some((row) => row.sample),
  };
}
