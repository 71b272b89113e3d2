import { mostBuilt, SegmentBuilder } from "./build-segment.ts";
import type { IndexDeclaration, IndexSchema, TextField } from "./declaration.ts";
import { type DocumentList, hasBit, setBit, walk } from "./document-list.ts";
import type { Part } from "./merge-segments.ts";
import { matching, type QueryPlan, type SearchedSegment } from "./query-plan.ts";
import type { SegmentBytes } from "./sections.ts";
import { Segment } from "./segment.ts";
import { type FoundPage, newestFirst, topDocuments } from "./top-documents.ts";

/** Immutable segments, a bit for each removed document, and the queries over all. Knows no database and no file. */
export class SearchIndex<Document, S extends IndexSchema> {
  #segments: LivingSegment<S>[] = [];

  constructor(readonly declaration: IndexDeclaration<Document, S>) {}

  get docs(): number {
    return this.#segments.reduce((sum, { living }) => sum + living, 0);
  }

  get segments(): readonly Segment<S>[] {
    return this.#segments.map(({ segment }) => segment);
  }

  parts(): Part[] {
    return this.#segments.map(({ segment, goneBits }) => ({
      bytes: segment.bytes,
      gone: goneBits?.slice() ?? null,
    }));
  }

  open(parts: readonly Part[]): void {
    this.#segments.push(...parts.map(({ bytes, gone }) => this.#living(bytes, gone)));
    this.#segments.sort((a, b) => b.segment.docs - a.segment.docs);
  }

  put(documents: readonly Document[]): void {
    const { id } = this.declaration;
    this.remove(documents.map(id));
    const latest = [...new Map(documents.map((document) => [id(document), document])).values()];
    for (let i = 0; i < latest.length; i += mostBuilt) {
      const builder = new SegmentBuilder(this.declaration);
      for (const document of latest.slice(i, i + mostBuilt)) builder.add(document);
      this.open([{ bytes: builder.build(), gone: null }]);
    }
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) for (const living of this.#segments) living.remove(id);
    this.#segments = this.#segments.filter(({ living }) => living > 0);
  }

  /** Replaces the segments that it was merged of; `since` are the ids that changed meanwhile. */
  replace(merged: readonly Part[], bytes: SegmentBytes, since: ReadonlySet<string>): void {
    const old = new Set(merged.map((part) => part.bytes));
    this.#segments = this.#segments.filter(({ segment }) => !old.has(segment.bytes));
    const living = this.#living(bytes, null);
    for (const id of since) living.remove(id);
    this.#segments.push(living);
    this.#segments = this.#segments
      .filter(({ living }) => living > 0)
      .sort((a, b) => b.segment.docs - a.segment.docs);
  }

  clear(): void {
    this.#segments = [];
  }

  /** @param page from 1. */
  search(plan: QueryPlan<S>, page: number, limit: number): FoundPage {
    return topDocuments(this.searched(), plan, { fields: this.declaration.fields, page, limit });
  }

  /** Exact; the terms are looked for in one field. */
  count(plan: QueryPlan<S>, field: TextField): number {
    return this.searched().reduce((sum, from) => sum + matching(from, plan, field).count, 0);
  }

  /** Newest first, with the plan's terms in one field. */
  newest(plan: QueryPlan<S>, field: TextField, limit: number): string[] {
    const found = this.searched().flatMap((from) => {
      const docs: number[] = [];
      if (limit > 0) walk([matching(from, plan, field)], [], (doc) => docs.push(doc) < limit);
      return docs.map((doc) => ({ segment: from.segment, doc }));
    });
    return found
      .sort(newestFirst)
      .slice(0, limit)
      .map(({ segment, doc }) => segment.id(doc));
  }

  searched(): SearchedSegment<S>[] {
    return this.#segments.map((living) => living.searched());
  }

  #living(bytes: SegmentBytes, gone: Uint32Array | null): LivingSegment<S> {
    return new LivingSegment(new Segment(this.declaration.schema, bytes), gone);
  }
}

class LivingSegment<S extends IndexSchema> {
  goneBits: Uint32Array | null;
  living: number;
  readonly #kept = new Map<string, DocumentList>();
  /** Bit sets that queries reuse: a query finishes before another begins. */
  readonly #rooms: Uint32Array[] = [];

  constructor(
    readonly segment: Segment<S>,
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

  searched(): SearchedSegment<S> {
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
