import { plainText } from "../vocabulary/stem.ts";

/** The words of titles, and the number of titles with each. */
export interface SpellingWords {
  /** Changes whenever the words change, so that results can be cached. */
  readonly version: number;
  each(visit: (word: string, titles: number) => void): void;
}

/** The words of a title in lower case, with their accents. */
export const wordsAsWritten = (title: string): string[] => title.toLowerCase().match(/\p{L}{3,30}/gu) ?? [];

const shortest = 4;
const longest = 30;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A word, and every variant with one letter removed. */
function* deletionVariants(word: string): Generator<string> {
  yield word;
  for (let i = 0; i < word.length; i++)
    if (word[i] !== word[i - 1]) yield word.slice(0, i) + word.slice(i + 1);
}

/** Tells whether one added, missing or changed letter, or two swapped ones, separate two words. */
function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const left = a.slice(from, a.length - end);
  const right = b.slice(from, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Finds words one typing error away from a given one: both share a variant with one letter removed. */
export class SpellingDictionary {
  readonly #words: string[] = [];
  readonly #counts: number[] = [];
  readonly #byPlain = new Map<string, number>();
  readonly #hashes: Uint32Array;
  readonly #owners: Uint32Array;

  /** @param most Only this many of the most frequent words are kept, which limits the size. */
  constructor(words: SpellingWords, most = 60_000) {
    const best = new Map<string, { word: string; count: number }>();
    words.each((word, count) => {
      const plain = plainText(word);
      if (plain.length < shortest || plain.length > longest) return;
      const known = best.get(plain);
      // Spellings with the same plain letters are counted together; the most frequent one is shown.
      if (known === undefined) best.set(plain, { word, count });
      else best.set(plain, { word: count > known.count ? word : known.word, count: known.count + count });
    });
    const taken = [...best].sort(([, a], [, b]) => b.count - a.count).slice(0, most);
    const pairs: number[] = [];
    for (const [index, [plain, { word, count }]] of taken.entries()) {
      this.#words.push(word);
      this.#counts.push(count);
      this.#byPlain.set(plain, index);
      for (const trace of deletionVariants(plain)) pairs.push(hashOf(trace) * 2 ** 20 + index);
    }
    const sorted = Float64Array.from(pairs).sort();
    this.#hashes = Uint32Array.from(sorted, (pair) => Math.floor(pair / 2 ** 20));
    this.#owners = Uint32Array.from(sorted, (pair) => pair % 2 ** 20);
  }

  titles(word: string): number {
    return this.#counts[this.#byPlain.get(plainText(word)) ?? -1] ?? 0;
  }

  /** The words one error away, the most frequent first. */
  near(word: string, most = 8): { readonly word: string; readonly titles: number }[] {
    const plain = plainText(word);
    if (plain.length < shortest || plain.length > longest || /\d/.test(plain)) return [];
    const found = new Set<number>();
    for (const trace of deletionVariants(plain)) {
      const hash = hashOf(trace);
      for (let at = this.#first(hash); this.#hashes[at] === hash; at++) found.add(this.#owners[at] ?? 0);
    }
    return [...found]
      .map((index) => ({ word: this.#words[index] ?? "", titles: this.#counts[index] ?? 0 }))
      .filter(({ word }) => isOneEditApart(plain, plainText(word)))
      .sort((a, b) => b.titles - a.titles)
      .slice(0, most);
  }

  #first(hash: number): number {
    let low = 0;
    let high = this.#hashes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#hashes[middle] ?? 0) < hash) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
