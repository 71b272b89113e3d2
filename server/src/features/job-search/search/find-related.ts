import type { Language } from "@waymark/contract/values";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import { readQueryText } from "@waymark/domain/job-search/query-text";
import { relatedTitles } from "@waymark/domain/job-search/related-titles";
import type { Deps } from "../../../deps.ts";
import { openOccupations } from "../match/open-occupations.ts";

/** From so many titles in the asker's language on, nothing else is shown: two pages of results. */
const enoughTitles = 40;

/**
 * Adds titles of the same trade to a query that few titles answer, with some of them to be named; null when it needs
 * none.
 */
export async function findRelated(
  { jobIndex }: Pick<Deps, "jobIndex">,
  query: IndexQuery,
  words: string,
  language: Language,
): Promise<{ query: IndexQuery; shown: readonly string[] } | null> {
  if (query.terms.length === 0 || query.phrases.length > 0 || query.sort !== "relevance") return null;
  const [own = []] = query.prefers;
  const filters = [...query.filters, ...own.map((any) => ({ of: "language" as const, any }))];
  if ((await jobIndex.count({ ...query, filters }, "title")) >= enoughTitles) return null;
  const { related, shown } = relatedTitles(await openOccupations(), readQueryText(words).words, language);
  return related.alike.length + related.further.length === 0 ? null : { query: { ...query, related }, shown };
}
