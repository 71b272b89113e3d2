import { eachOf, type Steps } from "../../in-steps.ts";
import { plainWords } from "../../vocabulary/stem.ts";
import { nearestWord, type WordShelves, wordShelves } from "./nearest-word.ts";
import { letterRuns, wordFeatures } from "./title-features.ts";

/** The index of a title in the original list, and its similarity, 0 to 1. */
export interface RankedTitle {
  readonly at: number;
  readonly score: number;
}

/** The weights of words and letters. Chosen on the development titles of `bench/careers.ts`. */
const wordShare = 0.5;
const letterShare = 1 - wordShare;
/** The factor for a match by a corrected word. */
const correctedShare = 0.95;

/** Titles added between two pauses. */
const atOnce = 500;

interface Posting {
  readonly at: number[];
  readonly weight: number[];
}

/** An inverted index of weighted features; every title is a vector of length one. */
class FeatureSpace {
  readonly postings = new Map<string, Posting>();

  private constructor(readonly titles: number) {}

  static *of(
    texts: readonly string[],
    featuresOf: (text: string) => ReadonlyMap<string, number>,
  ): Steps<FeatureSpace> {
    const space = new FeatureSpace(texts.length);
    const features: ReadonlyMap<string, number>[] = [];
    yield* eachOf(texts, atOnce, (text) => features.push(featuresOf(text)));
    const holders = new Map<string, number>();
    for (const one of features)
      for (const feature of one.keys()) holders.set(feature, (holders.get(feature) ?? 0) + 1);
    yield;
    const rarity = (feature: string) => Math.log(1 + space.titles / (holders.get(feature) ?? 1));
    yield* eachOf(features.entries(), atOnce, ([at, one]) => {
      const weights = [...one].map(
        ([feature, count]) => [feature, (1 + Math.log(count)) * rarity(feature)] as const,
      );
      const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
      for (const [feature, weight] of weights) {
        const posting = space.postings.get(feature) ?? { at: [], weight: [] };
        space.postings.set(feature, posting);
        posting.at.push(at);
        posting.weight.push(weight / length);
      }
    });
    return space;
  }

  private rarity(feature: string): number {
    const holders = this.postings.get(feature)?.at.length ?? 1;
    return Math.log(1 + this.titles / holders);
  }

  /** Adds the cosine similarity of a query with every title, times `share`. */
  add(query: ReadonlyMap<string, number>, share: number, scores: Float64Array): void {
    // Unknown words of the job itself make the query longer and so less similar to everything; other words do not.
    const weights = [...query]
      .filter(([feature, count]) => count >= 1 || this.postings.has(feature))
      .map(([feature, count]) => [feature, count * this.rarity(feature)] as const);
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    for (const [feature, weight] of weights) {
      const posting = this.postings.get(feature);
      if (posting === undefined) continue;
      const factor = (share * weight) / length;
      for (let i = 0; i < posting.at.length; i++) {
        const at = posting.at[i] ?? 0;
        scores[at] = (scores[at] ?? 0) + factor * (posting.weight[i] ?? 0);
      }
    }
  }
}

/** A list of titles, indexed for finding the nearest ones to a text. */
export class TitleIndex {
  private constructor(
    private readonly size: number,
    private readonly words: FeatureSpace,
    private readonly letters: FeatureSpace,
    private readonly known: ReadonlySet<string>,
    private readonly shelves: WordShelves,
  ) {}

  static *of(titles: readonly string[]): Steps<TitleIndex> {
    const words = yield* FeatureSpace.of(
      titles,
      (title) => new Map(wordFeatures(title).map((word) => [word, 1])),
    );
    const letters = yield* FeatureSpace.of(titles, letterRuns);
    const known = new Set<string>();
    yield* eachOf(titles, atOnce, (title) => {
      for (const word of plainWords(title)) known.add(word);
    });
    return new TitleIndex(titles.length, words, letters, known, wordShelves(known));
  }

  /**
   * The similarity of every title, in the order of the list. `rest`, the text beside the job itself, counts a third.
   * Misspelt words are also tried in their most likely spelling.
   */
  scores(head: string, rest = ""): Float64Array {
    const scores = this.scoresAsWritten(head, rest);
    const corrected = this.corrected(head);
    if (corrected === null) return scores;
    for (const [at, score] of this.scoresAsWritten(corrected, rest).entries())
      scores[at] = Math.max(scores[at] ?? 0, correctedShare * score);
    return scores;
  }

  /** The titles nearest to a text, best first; ties in the order of the list. */
  rank(text: string, most: number): RankedTitle[] {
    const ranked: RankedTitle[] = [];
    for (const [at, score] of this.scores(text).entries()) if (score > 0) ranked.push({ at, score });
    return ranked.sort((a, b) => b.score - a.score || a.at - b.at).slice(0, most);
  }

  private scoresAsWritten(head: string, rest: string): Float64Array {
    const scores = new Float64Array(this.size);
    this.words.add(queryWords(head, rest), wordShare, scores);
    this.letters.add(queryLetters(head, rest), letterShare, scores);
    return scores;
  }

  /** A text with unknown words replaced by similar known ones; null when there is nothing to replace. */
  corrected(text: string): string | null {
    const words = plainWords(text);
    const repaired = words.map((word) =>
      this.known.has(word) ? word : (nearestWord(this.shelves, word) ?? word),
    );
    return repaired.every((word, at) => word === words[at]) ? null : repaired.join(" ");
  }
}

const restShare = 0.35;

function queryWords(head: string, rest: string): Map<string, number> {
  const query = new Map<string, number>();
  for (const word of wordFeatures(rest)) query.set(word, restShare);
  for (const word of wordFeatures(head)) query.set(word, 1);
  return query;
}

function queryLetters(head: string, rest: string): Map<string, number> {
  const query = new Map<string, number>();
  for (const [run, count] of letterRuns(rest)) query.set(run, restShare * count);
  for (const [run, count] of letterRuns(head)) query.set(run, 1 + Math.log(count));
  return query;
}
