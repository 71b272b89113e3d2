import { type Facets, facetSizes, postedWithinDays } from "@waymark/contract/jobs";
import type { FilterKind, IndexQuery } from "@waymark/domain/job-search/query";
import { docsOf, seek } from "../../../search-index/document-list.ts";
import type { Strings } from "../../../search-index/packed-strings.ts";
import { matching, type SearchedSegment } from "../../../search-index/query-plan.ts";
import { kindsCount, unpackKinds } from "./kinds.ts";

const dayMs = 86_400_000;

/** The counts of each filter's values among the matches; a filter that is set does not narrow its own counts. */
export function countFacets(segments: readonly SearchedSegment[], query: IndexQuery, now: Date): Facets {
  const tallies = {
    type: new Map<string, number>(),
    remote: new Map<string, number>(),
    level: new Map<string, number>(),
    language: new Map<string, number>(),
    country: new Map<string, number>(),
    place: new Map<string, number>(),
    company: new Map<string, number>(),
    source: new Map<string, number>(),
    pay: new Map<string, number>(),
    since: new Map<string, number>(),
  };
  for (const from of segments) countSegment(from, query, now, tallies);
  const list = (counts: ReadonlyMap<string, number>, most: number) =>
    [...counts]
      .filter(([value, count]) => value !== "" && count > 0)
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, most);
  return {
    jobType: list(tallies.type, facetSizes.few),
    remote: tallies.remote.get("true") ?? 0,
    level: list(tallies.level, facetSizes.few),
    language: list(tallies.language, facetSizes.few),
    country: list(tallies.country, facetSizes.many),
    place: list(tallies.place, facetSizes.many),
    company: list(tallies.company, facetSizes.many),
    source: list(tallies.source, facetSizes.many),
    salaryKnown: tallies.pay.get("true") ?? 0,
    postedWithin: postedWithinDays.map((days) => ({ days, count: tallies.since.get(String(days)) ?? 0 })),
  };
}

type Tallies = Readonly<Record<Exclude<FilterKind, "open"> | "country" | "since", Map<string, number>>>;

function countSegment(from: SearchedSegment, query: IndexQuery, now: Date, tallies: Tallies): void {
  const { segment } = from;
  const { columns } = segment;
  const whole = docsOf(matching(from, query));
  /** The matches without the filters of a kind; the same docs when there are none. */
  const without = (kind: FilterKind): Uint32Array =>
    query.filters.some(({ of }) => of === kind) || (kind === "pay" && query.pay !== null)
      ? docsOf(matching(from, query, kind))
      : whole;
  const add = (into: Map<string, number>, value: string, count: number) =>
    into.set(value, (into.get(value) ?? 0) + count);

  const column = (kind: FilterKind, values: Uint32Array | Uint16Array, size: number): Uint32Array => {
    const counts = new Uint32Array(size);
    for (const doc of without(kind)) {
      const value = values[doc] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  };
  const named = (counts: Uint32Array, names: Strings, into: Map<string, number>) => {
    for (const index of largest(counts, facetSizes.many * 4)) add(into, names.at(index), counts[index] ?? 0);
  };
  named(column("place", columns.country, segment.names.count), segment.names, tallies.country);
  named(column("place", columns.place, segment.places.count), segment.places, tallies.place);
  named(column("company", columns.company, segment.companies.count), segment.companies, tallies.company);
  named(column("source", columns.source, segment.names.count), segment.names, tallies.source);

  const kinds = (kind: Exclude<FilterKind, "open">, read: (packed: number) => string) => {
    const counts = column(kind, columns.kinds, kindsCount);
    for (const [packed, count] of counts.entries()) if (count > 0) add(tallies[kind], read(packed), count);
  };
  kinds("type", (packed) => unpackKinds(packed).type);
  kinds("level", (packed) => unpackKinds(packed).level);
  kinds("language", (packed) => unpackKinds(packed).language);
  kinds("remote", (packed) => String(unpackKinds(packed).remote));

  let known = 0;
  for (const doc of without("pay")) if (!Number.isNaN(columns.topPay[doc] ?? Number.NaN)) known++;
  add(tallies.pay, "true", known);
  const ends = postedWithinDays.map((days) => segment.firstBefore(now.getTime() - days * dayMs));
  const aged = query.since === null ? whole : docsOf(matching(from, query, "since"));
  for (const [i, days] of postedWithinDays.entries())
    add(tallies.since, String(days), seek(aged, 0, ends[i] ?? 0));
}

/** Indexes of the largest counts, at most `most`. A segment's own limit is larger than the answer's. */
function largest(counts: Uint32Array, most: number): number[] {
  const there = [...counts.keys()].filter((index) => (counts[index] ?? 0) > 0);
  if (there.length <= most) return there;
  return there.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, most);
}
