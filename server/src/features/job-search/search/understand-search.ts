import type { SearchFilters, SearchQuery } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import { readQueryPlaceIn, type Towns } from "@waymark/domain/job-search/query-place";
import { readQueryText, withUnderstoodWords } from "@waymark/domain/job-search/query-text";
import { isJobNoun, isTelling, nounOf } from "@waymark/domain/job-search/related-titles";
import type { Unwanted } from "@waymark/domain/job-search/unwanted";
import { readWishes, type Wish } from "@waymark/domain/job-search/wishes";
import {
  bodyToken,
  headToken,
  languageToken,
  remoteToken,
  stemsOf,
  titleToken,
  unknownLanguageToken,
} from "@waymark/domain/jobs/tokens/tokens";
import { namesWork } from "@waymark/domain/vocabulary/synonyms";
import type { Deps } from "../../../deps.ts";
import type { Tier } from "../index/job-index.ts";

type Asked = SearchFilters & Pick<SearchQuery, "sort">;

/** A search with the meaning of its words: the title's words, a place and wishes. */
export interface UnderstoodSearch<T extends Asked = Asked> {
  /** With the title's words as its query and the place as its location. */
  readonly asked: T;
  /** The place that was typed among the words. */
  readonly place: string | null;
  readonly wishes: readonly Wish[];
  readonly unwanted: readonly Unwanted[];
}

interface PlaceRules extends Towns {
  /** False when the words are known to name no place. */
  readonly mayHavePlace?: boolean;
}

/** Reads a place and wishes out of the words of a search, unless it is to be run as typed. */
export function understandSearch<T extends Asked>(
  asked: T,
  { mayHavePlace = true, ...towns }: PlaceRules,
): UnderstoodSearch<T> {
  const { words } = readQueryText(asked.query);
  if (asked.asTyped === true || words === "") return { asked, place: null, wishes: [], unwanted: [] };
  const { words: rest, wishes, unwanted } = readWishes(words);
  const hasPlace = (asked.location ?? "") !== "" || (asked.near ?? []).length > 0;
  const placed = hasPlace || !mayHavePlace ? null : readQueryPlaceIn(rest, towns);
  if (placed === null && wishes.length + unwanted.length === 0)
    return { asked, place: null, wishes, unwanted };
  const query = withUnderstoodWords(asked.query, placed?.words ?? rest);
  return {
    asked: { ...asked, query, ...(placed === null ? {} : { location: placed.place }) },
    place: placed?.place ?? null,
    wishes,
    unwanted,
  };
}

/**
 * Adds what the words of a search wish for: the asker's language and country, the wishes, and the very words that were
 * typed. In the country count postings that are worked from anywhere.
 */
export function withWishes(
  query: IndexQuery,
  typed: string,
  { place, wishes, unwanted }: Pick<UnderstoodSearch, "place" | "wishes" | "unwanted">,
  language: string,
  home: string | null = null,
): IndexQuery {
  const [placed, ...others] = query.filters.filter(({ of }) => of === "place");
  // An employer may carry the town in its name, and a title too.
  const named =
    place === null || others.length > 0 || placed === undefined ? [] : stemsOf(place).map(headToken);
  const filters = query.filters.map((filter) =>
    filter === placed && named.length === 1 ? { ...filter, any: [...filter.any, ...named] } : filter,
  );
  const words = stemsOf(readQueryText(typed).words);
  const met = wishes.filter(({ any }) => any.length > 0).map(({ any }) => [any]);
  const isShortened = place !== null || wishes.length + unwanted.length > 0;
  const isReplaced = words.some((word) => !query.terms.includes(word));
  const prefers = [
    [[languageToken(language), unknownLanguageToken]],
    ...(home === null ? [] : [[[`@${home.toLowerCase()}`, remoteToken]]]),
    ...met,
    ...(isShortened ? [words.map((word) => [headToken(word)])] : []),
    ...(isReplaced && !words.every(namesWork) ? [words.map((word) => [titleToken(word)])] : []),
  ];
  return { ...query, filters, prefers: query.terms.length === 0 && met.length === 0 ? [] : prefers };
}

/** Fewer titles than this, and words that are not in them become wishes. */
const fewTitles = 5;
const mostTries = 60;

/** A query of which some words were left out, because few postings have all of them in title and company. */
export interface Relaxed {
  readonly query: IndexQuery;
  readonly leftOut: readonly string[];
}

type Count = (query: IndexQuery, tier: Tier) => Promise<number>;

/**
 * Keeps the most words that enough titles have together. The others become wishes: postings that say them come first.
 * Null when nothing is to be left out.
 */
export async function relaxSearch(
  { jobIndex }: Pick<Deps, "jobIndex">,
  query: IndexQuery,
  language: Language,
): Promise<Relaxed | null> {
  const { terms } = query;
  const noun = nounOf(terms, language);
  // "Jefe de zona" asks for no other jefe, "mécanicien industriel" for no agent industriel.
  const mayStand = (kept: readonly string[]) =>
    kept.some((term) => isTelling(term, language)) &&
    (!isJobNoun(noun) || !isTelling(noun, language) || kept.includes(noun));
  if (terms.length < 2 || query.phrases.length > 0 || query.sort !== "relevance") return null;
  const count: Count = (asked, tier) => jobIndex.count(asked, tier);
  if ((await count(query, "head")) > 0) return null;
  const anywhere = await count(query, "all");
  let tries = 0;
  for (let size = terms.length - 1; size > 0; size--) {
    // A title of less than half the words is another wish, unless no posting has all of them.
    if (size * 2 < terms.length && anywhere > 0) return null;
    let best: { readonly kept: readonly string[]; readonly titles: number } | null = null;
    for (const kept of choices(terms, size)) {
      if (++tries > mostTries) break;
      if (!mayStand(kept)) continue;
      const titles = await count({ ...query, terms: kept }, "title");
      if (titles >= Math.min(fewTitles, anywhere + 1) && titles > (best?.titles ?? 0))
        best = { kept, titles };
    }
    if (best !== null) return relaxed(query, best.kept);
  }
  return null;
}

function relaxed(query: IndexQuery, kept: readonly string[]): Relaxed {
  const leftOut = query.terms.filter((term) => !kept.includes(term));
  const [language = [], ...others] = query.prefers;
  const wished = leftOut.map((term) => [[bodyToken(term)]]);
  return { query: { ...query, terms: kept, prefers: [language, ...wished, ...others] }, leftOut };
}

/** Every choice of so many of the terms, those with the first ones first. */
function choices(terms: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return terms.flatMap((term, i) => choices(terms.slice(i + 1), size - 1).map((rest) => [term, ...rest]));
}
