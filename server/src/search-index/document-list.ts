/**
 * The docs that have a token, ascending, which is newest first. Few docs are in `docs`; many are a bit each in `bits`.
 */
export interface DocumentList {
  readonly count: number;
  readonly docs: Uint32Array | null;
  readonly bits: Uint32Array | null;
}

export const emptyList: DocumentList = { count: 0, docs: new Uint32Array(0), bits: null };

export const isDense = (count: number, docs: number): boolean => count * 32 > docs;

export const wordsFor = (docs: number): number => Math.ceil(docs / 32);

export const hasBit = (bits: Uint32Array, doc: number): boolean =>
  (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;

export function setBit(bits: Uint32Array, doc: number, start = 0): void {
  const word = start + (doc >>> 5);
  bits[word] = (bits[word] ?? 0) | (1 << (doc & 31));
}

export function popCount(bits: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Doubles its steps, then halves. @returns the first position at or after `from` whose doc is at least `doc`. */
export function seek(docs: Uint32Array, from: number, doc: number): number {
  let step = 1;
  let high = from;
  while (high < docs.length && (docs[high] ?? 0) < doc) {
    high += step;
    step *= 2;
  }
  let low = Math.max(from, high - step / 2);
  high = Math.min(high, docs.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Looks ascending docs up in lists; each sorted list remembers the position of the last doc. */
class Lookup {
  readonly #bits: readonly Uint32Array[];
  readonly #sorted: readonly Uint32Array[];
  readonly #at: number[];

  constructor(lists: readonly DocumentList[]) {
    this.#bits = bitsOf(lists);
    this.#sorted = lists
      .flatMap(({ docs }) => (docs === null ? [] : [docs]))
      .sort((a, b) => a.length - b.length);
    this.#at = this.#sorted.map(() => 0);
  }

  inAll(doc: number): boolean {
    const word = doc >>> 5;
    for (let i = 0; i < this.#bits.length; i++)
      if ((((this.#bits[i]?.[word] ?? 0) >>> (doc & 31)) & 1) === 0) return false;
    for (let i = 0; i < this.#sorted.length; i++) if (!this.#inSorted(i, doc)) return false;
    return true;
  }

  inAny(doc: number): boolean {
    const word = doc >>> 5;
    for (let i = 0; i < this.#bits.length; i++)
      if ((((this.#bits[i]?.[word] ?? 0) >>> (doc & 31)) & 1) === 1) return true;
    for (let i = 0; i < this.#sorted.length; i++) if (this.#inSorted(i, doc)) return true;
    return false;
  }

  #inSorted(index: number, doc: number): boolean {
    const docs = this.#sorted[index];
    if (docs === undefined) return false;
    const at = seek(docs, this.#at[index] ?? 0, doc);
    this.#at[index] = at;
    return docs[at] === doc;
  }
}

const byCount = (a: DocumentList, b: DocumentList) => a.count - b.count;

/** Sets of bits are left out: only a sorted list is worth walking. */
const shortest = (lists: readonly DocumentList[]): DocumentList | null =>
  lists.filter(({ docs }) => docs !== null).sort(byCount)[0] ?? null;

const bitsOf = (lists: readonly DocumentList[]): Uint32Array[] =>
  lists.flatMap(({ bits }) => (bits === null ? [] : [bits]));

/** Newest first, until `visit` answers false. @param lists At least one. */
export function walk(
  lists: readonly DocumentList[],
  not: readonly DocumentList[],
  visit: (doc: number) => boolean,
): void {
  const driver = shortest(lists);
  if (driver !== null) {
    const wanted = new Lookup(lists.filter((list) => list !== driver));
    const unwanted = new Lookup(not);
    const docs = driver.docs ?? emptyList.docs;
    for (let i = 0; docs !== null && i < docs.length; i++) {
      const doc = docs[i] ?? 0;
      if (wanted.inAll(doc) && !unwanted.inAny(doc) && !visit(doc)) return;
    }
    return;
  }
  const sets = bitsOf(lists);
  const unwanted = bitsOf(not);
  const others = new Lookup(not.filter(({ bits }) => bits === null));
  const words = sets[0]?.length ?? 0;
  for (let i = 0; i < words; i++) {
    let word = 0xffffffff;
    for (let k = 0; k < sets.length; k++) word &= sets[k]?.[i] ?? 0;
    for (let k = 0; k < unwanted.length; k++) word &= ~(unwanted[k]?.[i] ?? 0);
    while (word !== 0) {
      const low = word & -word;
      word ^= low;
      const doc = (i << 5) + 31 - Math.clz32(low);
      if (!others.inAny(doc) && !visit(doc)) return;
    }
  }
}

/**
 * The docs in all lists and in none of `not`, below `end` (infinite when all may be). @param lists At least one.
 * @param room Makes an empty set of bits; what it hands out may be used again after the query.
 */
export function intersect(
  lists: readonly DocumentList[],
  not: readonly DocumentList[],
  end: number,
  room: () => Uint32Array,
): DocumentList {
  const [only] = lists;
  if (only !== undefined && lists.length === 1 && not.length === 0 && end === Number.POSITIVE_INFINITY)
    return only;
  const sparse = shortest(lists);
  if (sparse !== null) return intersectDocs(lists, not, end, sparse.count);
  const result = room();
  const [first, ...others] = bitsOf(lists);
  if (first !== undefined) result.set(first);
  for (const bits of others)
    for (let i = 0; i < result.length; i++) result[i] = (result[i] ?? 0) & (bits[i] ?? 0);
  for (const list of not) takeAway(result, list);
  cutBits(result, end);
  return { count: popCount(result), docs: null, bits: result };
}

function intersectDocs(
  lists: readonly DocumentList[],
  not: readonly DocumentList[],
  end: number,
  most: number,
): DocumentList {
  const docs = new Uint32Array(most);
  let count = 0;
  walk(lists, not, (doc) => {
    if (doc >= end) return false;
    docs[count++] = doc;
    return true;
  });
  return { count, docs: docs.subarray(0, count), bits: null };
}

function takeAway(result: Uint32Array, { bits, docs }: DocumentList): void {
  if (bits !== null) for (let i = 0; i < result.length; i++) result[i] = (result[i] ?? 0) & ~(bits[i] ?? 0);
  for (const doc of docs ?? []) result[doc >>> 5] = (result[doc >>> 5] ?? 0) & ~(1 << (doc & 31));
}

function cutBits(bits: Uint32Array, end: number): void {
  if (end >= bits.length * 32) return;
  const last = end >>> 5;
  bits[last] = (bits[last] ?? 0) & ((1 << (end & 31)) - 1);
  bits.fill(0, last + 1);
}

export function unite(lists: readonly DocumentList[], words: number): DocumentList {
  const [only] = lists;
  if (lists.length === 1 && only !== undefined) return only;
  const result = new Uint32Array(words);
  for (const { bits, docs } of lists) {
    if (bits !== null) for (let i = 0; i < words; i++) result[i] = (result[i] ?? 0) | (bits[i] ?? 0);
    for (const doc of docs ?? []) setBit(result, doc);
  }
  return { count: popCount(result), docs: null, bits: result };
}

export function everything(docs: number): DocumentList {
  const bits = new Uint32Array(wordsFor(docs)).fill(0xffffffff);
  cutBits(bits, docs);
  return { count: docs, docs: null, bits };
}

/** For counts over columns, which read docs one by one. */
export function docsOf({ count, docs, bits }: DocumentList): Uint32Array {
  if (docs !== null) return docs;
  const found = new Uint32Array(count);
  let at = 0;
  for (let i = 0; bits !== null && i < bits.length; i++) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1)
      found[at++] = (i << 5) + 31 - Math.clz32(word & -word);
  }
  return found;
}
