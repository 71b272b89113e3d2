import { type Facets, facetSizes, postedWithinDays } from "@waymark/contract/jobs";
import type { FilterKind } from "@waymark/domain/job-search/query";
import { countNumbers, largestCounts } from "../../../search-index/count-values.ts";
import type { KeywordColumn } from "../../../search-index/declaration.ts";
import { docsOf, seek } from "../../../search-index/document-list.ts";
import { matching, type QueryPlan } from "../../../search-index/query-plan.ts";
import { bodyField, type JobSchema, type SearchedJobs } from "./job-documents.ts";
import { kindsCount, unpackKinds } from "./kinds.ts";

const dayMs = 86_400_000;

/** The counts of each filter's values among the matches; a filter that is set does not narrow its own counts. */
export function countFacets(
  segments: readonly SearchedJobs[],
  plan: QueryPlan<JobSchema>,
  now: Date,
): Facets {
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
  for (const from of segments) countSegment(from, plan, now, tallies);
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

type Tallies = Readonly<
  Record<Exclude<FilterKind, "open" | "duty"> | "country" | "since", Map<string, number>>
>;

function add(into: Map<string, number>, value: string, count: number): void {
  into.set(value, (into.get(value) ?? 0) + count);
}

function countSegment(from: SearchedJobs, plan: QueryPlan<JobSchema>, now: Date, tallies: Tallies): void {
  const { columns } = from.segment;
  const matches = (aside?: string) => docsOf(matching(from, plan, bodyField, aside));
  const whole = matches();
  /** The matches without the filters of a kind; the same docs when there are none. */
  const without = (kind: FilterKind): Uint32Array =>
    plan.filters.some(({ of }) => of === kind) ? matches(kind) : whole;

  const named = (kind: FilterKind, { values, names }: KeywordColumn, into: Map<string, number>) => {
    const counts = countNumbers(values, without(kind), names.count);
    // A segment gives more than the answer shows, for counts are added up over segments.
    for (const index of largestCounts(counts, facetSizes.many * 4))
      add(into, names.at(index), counts[index] ?? 0);
  };
  named("place", columns.country, tallies.country);
  named("place", columns.place, tallies.place);
  named("company", columns.company, tallies.company);
  named("source", columns.source, tallies.source);

  const kinds = (kind: Exclude<FilterKind, "open" | "duty">, read: (packed: number) => string) => {
    const counts = countNumbers(columns.kinds.values, without(kind), kindsCount);
    for (const [packed, count] of counts.entries()) if (count > 0) add(tallies[kind], read(packed), count);
  };
  kinds("type", (packed) => unpackKinds(packed).type);
  kinds("level", (packed) => unpackKinds(packed).level);
  kinds("language", (packed) => unpackKinds(packed).language);
  kinds("remote", (packed) => String(unpackKinds(packed).remote));

  const pays = columns.topPay.values;
  let known = 0;
  for (const doc of without("pay")) if (!Number.isNaN(pays[doc] ?? Number.NaN)) known++;
  add(tallies.pay, "true", known);
  const ends = postedWithinDays.map((days) => from.segment.firstBefore(now.getTime() - days * dayMs));
  const aged = plan.since === null ? whole : matches("since");
  for (const [i, days] of postedWithinDays.entries())
    add(tallies.since, String(days), seek(aged, 0, ends[i] ?? 0));
}
