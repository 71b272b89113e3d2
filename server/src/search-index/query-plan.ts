import type { FilterKind, IndexQuery } from "@waymark/domain/job-search/query";
import {
  bodyToken,
  headLengthToken,
  headToken,
  longestCounted,
  titleLengthToken,
  titleToken,
} from "@waymark/domain/jobs/tokens/tokens";
import { boardToken, followersToken } from "./build-segment.ts";
import { intersect, type List, setBit, unite, walk } from "./document-list.ts";
import type { Segment } from "./segment.ts";

/** A segment with the docs of it that are gone and the sets that queries made on the way. */
export interface SearchedSegment {
  readonly segment: Segment;
  readonly gone: List | null;
  /** Sets that cost a walk over lists or columns, by what they are of. */
  readonly kept: Map<string, List>;
  /** Sets of bits for the running query. */
  readonly room: () => Uint32Array;
}

const mostKept = 64;

function keep(from: SearchedSegment, key: string, make: () => List): List {
  const known = from.kept.get(key);
  // Asked again it is the youngest; the oldest goes.
  if (known !== undefined) from.kept.delete(key);
  const list = known ?? make();
  from.kept.set(key, list);
  const [oldest] = from.kept.keys();
  if (from.kept.size > mostKept && oldest !== undefined) from.kept.delete(oldest);
  return list;
}

/** The postings with at least this pay in this currency, and on request those with unknown pay. */
function paid(from: SearchedSegment, pay: NonNullable<IndexQuery["pay"]>): List {
  const { segment } = from;
  return keep(from, `pay ${pay.currency} ${pay.least} ${pay.unknown}`, () => {
    const { topPay, currency } = segment.columns;
    const bits = new Uint32Array(segment.words);
    let count = 0;
    const code = numberOf(segment, pay.currency);
    for (let doc = 0; doc < segment.docs; doc++) {
      const top = topPay[doc] ?? Number.NaN;
      const isIn = Number.isNaN(top) ? pay.unknown : top >= pay.least && currency[doc] === code;
      if (!isIn) continue;
      setBit(bits, doc);
      count++;
    }
    return { count, docs: null, bits };
  });
}

/**
 * The postings that only followers of boards other than these may find; null where the segment has none. Kept by the
 * boards it was made for, so that no asker meets another one's set.
 */
function hiddenFrom(from: SearchedSegment, follows: readonly string[]): List | null {
  const { segment } = from;
  const restricted = segment.list(followersToken);
  if (restricted.count === 0) return null;
  const own = follows.map((boardId) => segment.list(boardToken(boardId))).filter(({ count }) => count > 0);
  if (own.length === 0 && restricted.bits !== null) return restricted;
  const key = own.length === 0 ? "" : follows.join(" ");
  return keep(from, `hidden ${key}`, () => {
    const bits = new Uint32Array(segment.words);
    let count = 0;
    walk([restricted], own.length === 0 ? [] : [unite(own, segment.words)], (doc) => {
      setBit(bits, doc);
      count++;
      return true;
    });
    return { count, docs: null, bits };
  });
}

/** The number that a currency, country, source or skill has in this segment; -1 when it has none. */
export function numberOf(segment: Segment, name: string): number {
  for (let i = 0; i < segment.names.count; i++) if (segment.names.at(i) === name) return i;
  return -1;
}

/** Everything that meets a query, in one segment. */
export function matching(from: SearchedSegment, query: IndexQuery, aside?: FilterKind | "since"): List {
  return meeting(from, query, query.terms.map(bodyToken), aside);
}

/** The postings with all tokens that pass the filters, except the filters of kind `aside`. */
export function meeting(
  from: SearchedSegment,
  query: IndexQuery,
  tokens: readonly string[],
  aside?: FilterKind | "since",
): List {
  const { segment } = from;
  const lists = tokens.map((token) => segment.list(token));
  for (const { of, any } of query.filters) {
    if (of === aside) continue;
    lists.push(
      any.length === 1
        ? segment.list(any[0] ?? "")
        : keep(from, `any ${any.join(" ")}`, () =>
            unite(
              any.map((token) => segment.list(token)),
              segment.words,
            ),
          ),
    );
  }
  if (query.pay !== null && aside !== "pay") lists.push(paid(from, query.pay));
  const not = query.not.map((all) =>
    intersect(
      all.map((token) => segment.list(token)),
      [],
      unbounded,
      from.room,
    ),
  );
  if (from.gone !== null) not.push(from.gone);
  const hidden = hiddenFrom(from, query.follows);
  if (hidden !== null) not.push(hidden);
  const end =
    query.since === null || aside === "since" ? unbounded : segment.firstBefore(query.since.getTime());
  return intersect(lists.length > 0 ? lists : [segment.all()], not, end, from.room);
}

const unbounded = Number.POSITIVE_INFINITY;

/** The tokens of each tier, best first. The last tier is everything that meets the query. */
export function tierTokens(query: IndexQuery): readonly (readonly string[])[] {
  const { terms } = query;
  if (terms.length === 0 || query.sort !== "relevance") return [[]];
  const title = terms.map(titleToken);
  const head = terms.map(headToken);
  const isCounted = terms.length <= longestCounted;
  return [
    ...(isCounted ? [[...title, titleLengthToken(terms.length)]] : []),
    title,
    ...(isCounted ? [[...head, headLengthToken(terms.length)]] : []),
    head,
    [],
  ];
}

/** One segment's matches, tier by tier. */
export class TieredMatches {
  readonly all: List;
  readonly #seen: List & { readonly bits: Uint32Array };
  readonly #from: SearchedSegment;
  #visited = 0;

  constructor(from: SearchedSegment, query: IndexQuery) {
    this.#from = from;
    this.all = matching(from, query);
    this.#seen = { count: 0, docs: null, bits: from.room() };
  }

  /** Docs that have a tier's tokens and were in no tier before, newest first, at most `most`. */
  take(tokens: readonly string[], most: number): number[] {
    const docs: number[] = [];
    if (this.#visited >= this.all.count) return docs;
    const lists = [this.all, ...tokens.map((token) => this.#from.segment.list(token))];
    walk(lists, this.#visited > 0 ? [this.#seen] : [], (doc) => docs.push(doc) < most);
    for (const doc of docs) setBit(this.#seen.bits, doc);
    this.#visited += docs.length;
    return docs;
  }
}
