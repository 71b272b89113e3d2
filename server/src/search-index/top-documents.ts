import type { IndexSchema, TextField } from "./declaration.ts";
import { type DocumentList, docsOf, setBit, walk } from "./document-list.ts";
import {
  type Measured,
  matching,
  measuredIn,
  preferred,
  type QueryPlan,
  type RelatedKind,
  relatedIn,
  type SearchedSegment,
  type TierStep,
  tierSteps,
} from "./query-plan.ts";
import { isNewer, type Segment } from "./segment.ts";

export interface FoundPage {
  readonly ids: readonly string[];
  readonly total: number;
  readonly hasMore: boolean;
}

export interface Place<S extends IndexSchema> {
  readonly segment: Segment<S>;
  readonly doc: number;
}

export const newestFirst = <S extends IndexSchema>(a: Place<S>, b: Place<S>): number =>
  isNewer(a.segment, a.doc, b.segment, b.doc) ? -1 : 1;

class TieredMatches<S extends IndexSchema> {
  readonly #seen: DocumentList & { readonly bits: Uint32Array };
  #visited = 0;
  readonly #groups = new Map<RelatedKind, DocumentList>();

  constructor(
    readonly from: SearchedSegment<S>,
    readonly all: DocumentList,
    readonly plan: QueryPlan<S>,
  ) {
    this.#seen = { count: 0, docs: null, bits: from.room() };
  }

  /** Documents of a step that were in no step before, newest first, at most `most`. */
  take({ tokens, prefers, group }: TierStep, most: number): number[] {
    const docs: number[] = [];
    if (this.#visited >= this.all.count) return docs;
    const lists = [this.all, ...tokens.map((token) => this.from.segment.list(token))];
    for (const preference of prefers) lists.push(...preferred(this.from, preference));
    if (group !== null) lists.push(this.#related(group));
    if (lists.some(({ count }) => count === 0)) return docs;
    walk(lists, this.#visited > 0 ? [this.#seen] : [], (doc) => docs.push(doc) < most);
    for (const doc of docs) setBit(this.#seen.bits, doc);
    this.#visited += docs.length;
    return docs;
  }

  /** The step of each document that is found, by the document's number. */
  stepOf(steps: readonly TierStep[]): Uint8Array {
    const found = new Uint8Array(this.from.segment.docs);
    for (const [i, step] of steps.entries())
      for (const doc of this.take(step, Number.POSITIVE_INFINITY)) found[doc] = Math.min(i, lastStep);
    return found;
  }

  #related(group: RelatedKind): DocumentList {
    const list = this.#groups.get(group) ?? relatedIn(this.from, this.plan.related[group]);
    this.#groups.set(group, list);
    return list;
  }
}

/** Steps beyond this one count as it: they fit into a byte. */
const lastStep = 255;

/** All documents of a segment that a plan finds, ascending, and the tier of each by its number. */
export interface TieredDocuments<S extends IndexSchema> {
  readonly segment: Segment<S>;
  readonly docs: Uint32Array;
  readonly tiers: Uint8Array;
}

/** @param fields Of the index; the last one has every term. */
export function tieredDocuments<S extends IndexSchema>(
  segments: readonly SearchedSegment<S>[],
  plan: QueryPlan<S>,
  fields: readonly TextField[],
): TieredDocuments<S>[] {
  const steps = tierSteps(plan, fields);
  return segments.map((from) => {
    const matches = new TieredMatches(from, matching(from, plan, lastOf(fields)), plan);
    return { segment: from.segment, docs: docsOf(matches.all).slice(), tiers: matches.stepOf(steps) };
  });
}

/** @param fields Of the index; the last one has every term. @param page From 1. */
export function topDocuments<S extends IndexSchema>(
  segments: readonly SearchedSegment<S>[],
  plan: QueryPlan<S>,
  {
    fields,
    page,
    limit,
  }: { readonly fields: readonly TextField[]; readonly page: number; readonly limit: number },
): FoundPage {
  const anywhere = lastOf(fields);
  const matches = segments.map((from) => new TieredMatches(from, matching(from, plan, anywhere), plan));
  const total = matches.reduce((sum, { all }) => sum + all.count, 0);
  const end = Math.min(page * limit, total);
  const offset = Math.min((page - 1) * limit, end);
  const places = typeof plan.order === "string" ? [] : largestFirst(matches, plan.order, end);
  for (const step of tierSteps(plan, fields)) {
    if (places.length >= end) break;
    const most = end - places.length;
    const tier = matches.flatMap((tiers) =>
      tiers.take(step, most).map((doc): Place<S> => ({ segment: tiers.from.segment, doc })),
    );
    // A single segment is in order already.
    if (matches.length > 1) tier.sort(newestFirst);
    for (const place of tier.slice(0, most)) places.push(place);
  }
  return {
    ids: places.slice(offset, end).map(({ segment, doc }) => segment.id(doc)),
    total,
    hasMore: end < total,
  };
}

function lastOf(fields: readonly TextField[]): TextField {
  const last = fields.at(-1);
  if (last === undefined) throw new TypeError("An index needs a text field.");
  return last;
}

/** Only numbers in the unit count; the other documents follow, newest first. */
function largestFirst<S extends IndexSchema>(
  matches: readonly { readonly from: SearchedSegment<S>; readonly all: DocumentList }[],
  measured: Measured<S>,
  most: number,
): Place<S>[] {
  const counted: (Place<S> & { readonly value: number })[] = [];
  const others: Place<S>[] = [];
  for (const { from, all } of matches) {
    const { segment } = from;
    const { numbers, units, code } = measuredIn(segment, measured);
    let taken = 0;
    walk([all], [], (doc) => {
      const value = numbers[doc] ?? Number.NaN;
      if (units[doc] === code && !Number.isNaN(value)) counted.push({ segment, doc, value });
      else if (taken < most) {
        taken++;
        others.push({ segment, doc });
      }
      return true;
    });
  }
  const ordered = mayBeLargest(counted, most).sort((a, b) => b.value - a.value || newestFirst(a, b));
  return [...ordered, ...others.sort(newestFirst)].slice(0, most);
}

/** Selects candidates first, because sorting all of a large list by two things is slow. */
function mayBeLargest<T extends { readonly value: number }>(counted: T[], most: number): T[] {
  if (counted.length <= most) return counted;
  const values = Float32Array.from(counted, ({ value }) => value).sort();
  const least = values[values.length - most] ?? 0;
  return counted.filter(({ value }) => value >= least);
}
