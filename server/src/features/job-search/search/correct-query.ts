import type { Language } from "@waymark/contract/values";
import { findTypos, replaceWord } from "@waymark/domain/job-search/find-typos";
import { type IndexQuery, readQuery } from "@waymark/domain/job-search/query";
import { readQueryText, withoutCapitalMinus } from "@waymark/domain/job-search/query-text";
import { SpellingDictionary } from "@waymark/domain/job-search/spelling";
import { termsOf, wholeTitleToken } from "@waymark/domain/jobs/tokens/tokens";
import { withoutStopWords } from "@waymark/domain/vocabulary/stop-words";
import type { CacheRules } from "../../../caches.ts";
import type { Deps } from "../../../deps.ts";
import type { Tier } from "../index/job-index.ts";

type Asks = Pick<Deps, "caches" | "jobIndex" | "now">;

/** Titles change slowly: the dictionary may be a minute old. */
const spellingCache: CacheRules<{ readonly version: number; readonly dictionary: SpellingDictionary }> = {
  name: "spelling",
  max: 1,
  ttlMs: 60_000,
};

async function dictionaryOf({ caches, jobIndex }: Asks): Promise<SpellingDictionary> {
  const { dictionary } = await caches.of(spellingCache).get("titles", async (expired) => {
    const words = await jobIndex.spelling();
    if (expired?.version === words.version) return expired;
    return { version: words.version, dictionary: new SpellingDictionary(words) };
  });
  return dictionary;
}

/** A repaired search: its text, and its terms for the index. */
export interface Correction {
  readonly query: string;
  readonly terms: readonly string[];
  readonly not: IndexQuery["not"];
}

/** A repaired query must find this many times as many titles as the typed one finds postings. */
const worth = 10;
const mostTries = 6;

/**
 * Repairs words that were misspelt by one letter, so that the whole query meets the most titles; null when nothing
 * has to be repaired. Words in quotes and minus words stay as they are.
 */
export async function correctQuery(
  deps: Asks,
  typed: string,
  query: IndexQuery,
  language: Language,
): Promise<Correction | null> {
  const text = readQueryText(typed);
  if (text.words === "") return null;
  const pasted = await readPastedTitle(deps, typed, query);
  if (pasted !== null) return pasted;
  const dictionary = await dictionaryOf(deps);
  const slips = findTypos(text.words, dictionary);
  if (slips.length === 0) return null;
  const anywhere = { ...query, filters: [], pay: null, since: null };
  const count = (words: string, tier: Tier) =>
    deps.jobIndex.count({ ...anywhere, terms: termsOf(words, language) }, tier);
  let words = text.words;
  let repaired = typed;
  for (const { word, candidates } of slips) {
    // Other slips would let nothing be found: they are left out until their turn.
    const others = slips.filter((slip) => slip.word !== word && words.includes(slip.word));
    const clean = others.reduce((left, slip) => replaceWord(left, slip.word, ""), words);
    const tried = candidates.slice(0, mostTries).map((candidate) => replaceWord(clean, word, candidate));
    const best = await mostFound(clean, tried, count);
    const candidate = candidates[best];
    if (candidate === undefined) continue;
    words = replaceWord(words, word, candidate);
    repaired = replaceWord(repaired, word, candidate);
  }
  if (repaired === typed) return null;
  const before = await deps.jobIndex.count(anywhere, "all");
  if (before > 0 && (await count(words, "title")) < before * worth) return null;
  return {
    query: repaired,
    terms: [...new Set([...termsOf(words, language), ...query.phrases.flatMap(withoutStopWords)])],
    not: query.not,
  };
}

/**
 * A pasted title whose dash reads like an excluded word ("Assistant -Catering"): the word has a capital letter and a
 * posting has exactly that title, or the search would find nothing.
 */
async function readPastedTitle(deps: Asks, typed: string, query: IndexQuery): Promise<Correction | null> {
  const plain = withoutCapitalMinus(typed);
  if (plain === typed || query.phrases.length > 0) return null;
  const { terms, not } = readQuery({ query: plain }, { currency: query.currency, now: deps.now() });
  // Companies that are hidden stay so: only words that were taken from the text come back.
  const taken = readQuery({ query: typed }, { currency: query.currency, now: deps.now() }).not.length;
  const asTitle = { ...query, terms, not: [...not, ...query.not.slice(taken)] };
  const any = { ...asTitle, filters: [], pay: null, since: null };
  const exactly = { of: "open" as const, any: [wholeTitleToken(terms) ?? ""] };
  const isTitle = (await deps.jobIndex.count({ ...any, filters: [exactly] }, "title")) > 0;
  const isFruitless = async () =>
    (await deps.jobIndex.count(query, "all")) === 0 && (await deps.jobIndex.count(any, "all")) > 0;
  return isTitle || (await isFruitless()) ? { query: plain, terms, not: asTitle.not } : null;
}

/**
 * Index of the text that matches most titles, or, if it matches no title (it may name an employer), most postings; -1
 * when none matches, or the typed text matches nearly as often.
 */
async function mostFound(
  typed: string,
  texts: readonly string[],
  count: (words: string, tier: Tier) => Promise<number>,
): Promise<number> {
  for (const tier of ["title", "all"] as const) {
    const found = await Promise.all(texts.map((text) => count(text, tier)));
    const most = Math.max(0, ...found);
    if (most === 0) continue;
    return (await count(typed, tier)) * worth <= most ? found.indexOf(most) : -1;
  }
  return -1;
}
