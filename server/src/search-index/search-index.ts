import type { Facets } from "@waymark/contract/jobs";
import type { InsightTally } from "@waymark/domain/job-search/insights";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import { countFacets } from "../features/job-search/index/count-facets.ts";
import type { Found, Tier } from "../features/job-search/index/job-index.ts";
import { tallyMatches, tierList } from "../features/job-search/index/tally-matches.ts";
import type { IndexedJob } from "../features/jobs/indexed-job.ts";
import { followersToken, mostBuilt, SegmentBuilder } from "./build-segment.ts";
import { hasBit, type List, setBit, walk } from "./document-list.ts";
import { isNewer, type Part } from "./merge-segments.ts";
import type { SearchedSegment } from "./query-plan.ts";
import type { SegmentBytes } from "./sections.ts";
import { Segment } from "./segment.ts";
import { pageOfMatches } from "./top-documents.ts";

/** Immutable segments, the docs of them that are gone, and the queries over all. Knows no database and no file. */
export class MemoryEngine {
  #segments: LivingSegment[] = [];

  get docs(): number {
    return this.#segments.reduce((sum, { living }) => sum + living, 0);
  }

  get segments(): readonly Segment[] {
    return this.#segments.map(({ segment }) => segment);
  }

  get holdsFollowersOnly(): boolean {
    return this.#segments.some(({ segment }) => segment.list(followersToken).count > 0);
  }

  /** Everything as it is now: what a snapshot holds and a merge is made of. */
  parts(): Part[] {
    return this.#segments.map(({ segment, goneBits }) => ({
      bytes: segment.bytes,
      gone: goneBits?.slice() ?? null,
    }));
  }

  /** Takes segments in as they are, of a snapshot or just built. */
  open(parts: readonly Part[]): void {
    this.#segments.push(...parts.map(({ bytes, gone }) => new LivingSegment(new Segment(bytes), gone)));
    this.#segments.sort((a, b) => b.segment.docs - a.segment.docs);
  }

  /** Puts postings in, in place of those with the same ids. */
  put(jobs: readonly IndexedJob[]): void {
    this.remove(jobs.map(({ id }) => id));
    const latest = [...new Map(jobs.map((job) => [job.id, job])).values()];
    for (let i = 0; i < latest.length; i += mostBuilt) {
      const builder = new SegmentBuilder();
      for (const job of latest.slice(i, i + mostBuilt)) builder.add(job);
      this.open([{ bytes: builder.build(), gone: null }]);
    }
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) for (const living of this.#segments) living.remove(id);
    this.#segments = this.#segments.filter(({ living }) => living > 0);
  }

  /** Puts a merged segment in the place of those it was made of; `since` are the ids that changed meanwhile. */
  replace(merged: readonly Part[], bytes: SegmentBytes, since: ReadonlySet<string>): void {
    const old = new Set(merged.map((part) => part.bytes));
    this.#segments = this.#segments.filter(({ segment }) => !old.has(segment.bytes));
    const living = new LivingSegment(new Segment(bytes), null);
    for (const id of since) living.remove(id);
    this.#segments.push(living);
    this.#segments = this.#segments
      .filter(({ living }) => living > 0)
      .sort((a, b) => b.segment.docs - a.segment.docs);
  }

  clear(): void {
    this.#segments = [];
  }

  search(query: IndexQuery, page: number, limit: number): Found {
    return pageOfMatches(this.#searched(), query, page, limit);
  }

  count(query: IndexQuery, tier: Tier): number {
    return this.#searched().reduce((sum, from) => sum + tierList(from, query, tier).count, 0);
  }

  newest(query: IndexQuery, tier: Tier, limit: number): string[] {
    const found = this.#searched().flatMap((from) => {
      const docs: number[] = [];
      if (limit > 0) walk([tierList(from, query, tier)], [], (doc) => docs.push(doc) < limit);
      return docs.map((doc) => ({ segment: from.segment, doc }));
    });
    found.sort((a, b) => (isNewer(a.segment, a.doc, b.segment, b.doc) ? -1 : 1));
    return found.slice(0, limit).map(({ segment, doc }) => segment.id(doc));
  }

  facets(query: IndexQuery, now: Date): Facets {
    return countFacets(this.#searched(), query, now);
  }

  tally(query: IndexQuery, tier: Tier, ask: { currency: string | undefined; now: Date }): InsightTally {
    return tallyMatches(this.#searched(), query, tier, ask);
  }

  #searched(): SearchedSegment[] {
    return this.#segments.map((living) => living.searched());
  }
}

/** A segment with what changes about it. */
class LivingSegment {
  goneBits: Uint32Array | null;
  living: number;
  readonly #kept = new Map<string, List>();
  /** Bit sets that queries reuse: a query finishes before another begins. */
  readonly #rooms: Uint32Array[] = [];

  constructor(
    readonly segment: Segment,
    gone: Uint32Array | null,
  ) {
    this.goneBits = gone;
    this.living = segment.docs;
    if (gone !== null) for (let doc = 0; doc < segment.docs; doc++) if (hasBit(gone, doc)) this.living--;
  }

  remove(id: string): void {
    const doc = this.segment.docOf(id);
    if (doc < 0 || (this.goneBits !== null && hasBit(this.goneBits, doc))) return;
    this.goneBits ??= new Uint32Array(this.segment.words);
    setBit(this.goneBits, doc);
    this.living--;
  }

  searched(): SearchedSegment {
    let used = 0;
    return {
      segment: this.segment,
      gone:
        this.goneBits === null
          ? null
          : { count: this.segment.docs - this.living, docs: null, bits: this.goneBits },
      kept: this.#kept,
      room: () => {
        const room = this.#rooms[used] ?? new Uint32Array(this.segment.words);
        this.#rooms[used++] = room;
        return room.fill(0);
      },
    };
  }
}
