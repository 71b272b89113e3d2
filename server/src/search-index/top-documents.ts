import type { IndexQuery } from "@waymark/domain/job-search/query";
import type { Found } from "../features/job-search/index/job-index.ts";
import { type List, walk } from "./document-list.ts";
import { isNewer } from "./merge-segments.ts";
import { numberOf, type SearchedSegment, TieredMatches, tierTokens } from "./query-plan.ts";

/** A doc with the segment it is in. */
interface Place {
  readonly from: SearchedSegment;
  readonly doc: number;
}

const newestFirst = (a: Place, b: Place): number =>
  isNewer(a.from.segment, a.doc, b.from.segment, b.doc) ? -1 : 1;

/** One page of what meets a query in all segments, with the exact total. */
export function pageOfMatches(
  segments: readonly SearchedSegment[],
  query: IndexQuery,
  page: number,
  limit: number,
): Found {
  const matches = segments.map((from) => ({ from, tiers: new TieredMatches(from, query) }));
  const total = matches.reduce((sum, { tiers }) => sum + tiers.all.count, 0);
  const end = Math.min(page * limit, total);
  const offset = Math.min((page - 1) * limit, end);
  const places =
    query.sort === "salary"
      ? byPay(
          matches.map(({ from, tiers }) => ({ from, all: tiers.all })),
          query,
          end,
        )
      : [];
  for (const tokens of tierTokens(query)) {
    if (places.length >= end) break;
    const most = end - places.length;
    const tier = matches.flatMap(({ from, tiers }) =>
      tiers.take(tokens, most).map((doc): Place => ({ from, doc })),
    );
    // A single segment gives them in order.
    if (matches.length > 1) tier.sort(newestFirst);
    for (const place of tier.slice(0, most)) places.push(place);
  }
  return {
    ids: places.slice(offset, end).map(({ from, doc }) => from.segment.id(doc)),
    total,
    totalExact: true,
    hasMore: end < total,
  };
}

/** The best paid in the query's currency first, then the others newest first. */
function byPay(
  matches: readonly { from: SearchedSegment; all: List }[],
  query: IndexQuery,
  most: number,
): Place[] {
  const paid: (Place & { readonly pay: number })[] = [];
  const others: Place[] = [];
  for (const { from, all } of matches) {
    const { topPay, currency } = from.segment.columns;
    const code = numberOf(from.segment, query.currency);
    let taken = 0;
    walk([all], [], (doc) => {
      const pay = topPay[doc] ?? Number.NaN;
      if (currency[doc] === code && !Number.isNaN(pay)) paid.push({ from, doc, pay });
      else if (taken < most) {
        taken++;
        others.push({ from, doc });
      }
      return true;
    });
  }
  const ordered = bestPaid(paid, most).sort((a, b) => b.pay - a.pay || newestFirst(a, b));
  return [...ordered, ...others.sort(newestFirst)].slice(0, most);
}

/** Those that may be among the `most` best paid: sorting all of a large list by two things is dear. */
function bestPaid<T extends { readonly pay: number }>(paid: T[], most: number): T[] {
  if (paid.length <= most) return paid;
  const pays = Float32Array.from(paid, ({ pay }) => pay).sort();
  const least = pays[pays.length - most] ?? 0;
  return paid.filter(({ pay }) => pay >= least);
}
