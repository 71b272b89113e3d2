import { containsPhrases } from "@waymark/domain/job-search/phrases";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import type { Deps } from "../../../deps.ts";
import { readTexts } from "../../jobs/read-postings.ts";
import type { Found } from "../index/job-index.ts";

/** The index knows words, not their order: so many of the best are read. */
const mostRead = 2_000;
const readAtATime = 100;

/** One page of the postings in whose text the phrases stand word for word; a total of "at least" where more may. */
export async function findPhrases(
  deps: Deps,
  query: IndexQuery,
  page: number,
  limit: number,
): Promise<Found> {
  const { ids, hasMore } = await deps.jobIndex.search(query, 1, mostRead);
  const end = page * limit;
  const found: string[] = [];
  let read = 0;
  while (read < ids.length && found.length <= end) {
    const part = ids.slice(read, read + readAtATime);
    const texts = await readTexts(deps, part);
    for (const id of part) {
      const text = texts.get(id);
      if (text !== undefined && containsPhrases(text, query.phrases)) found.push(id);
    }
    read += part.length;
  }
  return {
    ids: found.slice(end - limit, end),
    total: found.length,
    totalExact: read >= ids.length && !hasMore,
    hasMore: found.length > end,
  };
}
