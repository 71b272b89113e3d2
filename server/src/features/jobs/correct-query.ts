import { readAskedText } from "@waymark/domain/jobs/asked-text";
import { findSlips, replaceWord } from "@waymark/domain/jobs/find-slips";
import type { IndexQuery } from "@waymark/domain/jobs/query";
import { SpellingDictionary } from "@waymark/domain/jobs/spelling";
import { termsOf } from "@waymark/domain/jobs/tokens";
import type { Deps } from "../../deps.ts";
import type { JobIndex } from "./index/job-index.ts";

/** Titles change slowly: a dictionary may be a minute old. */
const keptMs = 60_000;

const kept = new WeakMap<JobIndex, { version: number; until: number; dictionary: SpellingDictionary }>();

async function dictionaryOf(deps: Deps): Promise<SpellingDictionary> {
  const known = kept.get(deps.jobIndex);
  const now = deps.now().getTime();
  if (known !== undefined && known.until > now) return known.dictionary;
  const words = await deps.jobIndex.spelling();
  const dictionary = known?.version === words.version ? known.dictionary : new SpellingDictionary(words);
  kept.set(deps.jobIndex, { version: words.version, until: now + keptMs, dictionary });
  return dictionary;
}

/** A repaired search: its text, and its terms for the index. */
export interface Correction {
  readonly query: string;
  readonly terms: readonly string[];
}

/** A repaired query must find this many times as many titles as the typed one finds postings. */
const worth = 10;
const mostTries = 6;

/**
 * Repairs words that were misspelt by one letter, so that the whole query meets the most titles; null when nothing
 * has to be repaired. Words in quotes and minus words stay as they are.
 */
export async function correctQuery(deps: Deps, typed: string, query: IndexQuery): Promise<Correction | null> {
  const text = readAskedText(typed);
  if (text.words === "") return null;
  const dictionary = await dictionaryOf(deps);
  const slips = findSlips(text.words, dictionary);
  if (slips.length === 0) return null;
  const anywhere = { ...query, filters: [], pay: null, since: null };
  const titles = (words: string) => deps.jobIndex.count({ ...anywhere, terms: termsOf(words) }, "title");
  let words = text.words;
  let repaired = typed;
  for (const { word, candidates } of slips) {
    // Other slips would let nothing be found: they are left out until their turn.
    const others = slips.filter((slip) => slip.word !== word && words.includes(slip.word));
    const clean = others.reduce((left, slip) => replaceWord(left, slip.word, ""), words);
    let best = { candidate: "", found: 0 };
    for (const candidate of candidates.slice(0, mostTries)) {
      const found = await titles(replaceWord(clean, word, candidate));
      if (found > best.found) best = { candidate, found };
    }
    if (best.found === 0) continue;
    words = replaceWord(words, word, best.candidate);
    repaired = replaceWord(repaired, word, best.candidate);
  }
  if (repaired === typed) return null;
  const before = await deps.jobIndex.count(anywhere, "all");
  if (before > 0 && (await titles(words)) < before * worth) return null;
  return { query: repaired, terms: [...new Set([...termsOf(words), ...query.phrases.flat()])] };
}
