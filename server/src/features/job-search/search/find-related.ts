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
 * none. Titles are in the language of the words, then in the asker's own.
 */
export async function findRelated(
  { jobIndex }: Pick<Deps, "jobIndex">,
  query: IndexQuery,
  words: string,
  language: Language,
  own: Language,
): Promise<{ query: IndexQuery; shown: readonly string[] } | null> {
  if (query.terms.length === 0 || query.phrases.length > 0 || query.sort !== "relevance") return null;
  const [preferred = []] = query.prefers;
  const filters = [...query.filters, ...preferred.map((any) => ({ of: "language" as const, any }))];
  if ((await jobIndex.count({ ...query, filters }, "title")) >= enoughTitles) return null;
  const occupations = await openOccupations();
  const text = readQueryText(words).words;
  const { related, shown } = relatedTitles(occupations, text, language);
  const ofAsker = own === language ? [] : relatedTitles(occupations, text, own).related.alike;
  const alike = [...related.alike, ...ofAsker];
  if (alike.length + related.further.length === 0) return null;
  return { query: { ...query, related: { ...related, alike } }, shown };
}
