import type { Language } from "@waymark/contract/values";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import { readQueryText } from "@waymark/domain/job-search/query-text";
import { relatedTitles } from "@waymark/domain/job-search/related-titles";
import type { Deps } from "../../../deps.ts";
import { openOccupations } from "../match/open-occupations.ts";

/** From so many titles in the asker's language on, nothing else is shown: two pages of results. */
const enoughTitles = 40;
/** Fewer than this, and near trades follow: not even one page. */
const scarce = 10;

/** A query with titles that are found besides its words, and some of them to be named. */
interface WithRelated {
  readonly query: IndexQuery;
  readonly shown: readonly string[];
  readonly nearby: readonly string[];
}

/**
 * Adds titles of the same trade to a query that few titles answer, and those of near trades where hardly any does; null
 * when it needs none. Titles are in the language of the words, then in the asker's own.
 */
export async function findRelated(
  { jobIndex }: Pick<Deps, "jobIndex">,
  query: IndexQuery,
  words: string,
  language: Language,
  own: Language,
): Promise<WithRelated | null> {
  if (query.terms.length === 0 || query.phrases.length > 0 || query.sort !== "relevance") return null;
  const [preferred = []] = query.prefers;
  const filters = [...query.filters, ...preferred.map((any) => ({ of: "language" as const, any }))];
  if ((await jobIndex.count({ ...query, filters }, "title")) >= enoughTitles) return null;
  const occupations = await openOccupations();
  const text = readQueryText(words).words;
  const ofTrade = relatedTitles(occupations, text, language);
  const tradeOnly = { ...query, filters, related: { alike: ofTrade.related.alike, further: [], near: [] } };
  const isScarce = (await jobIndex.count(tradeOnly, "alike")) < scarce;
  const { related, ...named } = isScarce ? relatedTitles(occupations, text, language, true) : ofTrade;
  const ofAsker = own === language ? [] : relatedTitles(occupations, text, own).related.alike;
  const all = { ...related, alike: [...related.alike, ...ofAsker] };
  if (all.alike.length + all.further.length + all.near.length === 0) return null;
  return { query: { ...query, related: all }, ...named };
}
