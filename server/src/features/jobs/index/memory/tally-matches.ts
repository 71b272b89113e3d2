import { emptyTally, type InsightTally, weekOf, weeks } from "@waymark/domain/jobs/insights";
import type { IndexQuery } from "@waymark/domain/jobs/query";
import { titleToken } from "@waymark/domain/jobs/tokens";
import type { Tier } from "../job-index.ts";
import { docsOf, type List } from "./lists.ts";
import { matching, meeting, type SearchedSegment } from "./segment-query.ts";

/** What meets a query in a tier. */
export const tierList = (from: SearchedSegment, query: IndexQuery, tier: Tier): List =>
  tier === "all" ? matching(from, query) : meeting(from, query, query.terms.map(titleToken));

/** Counts what insights are made of, over every match: nothing is estimated. */
export function tallyMatches(
  segments: readonly SearchedSegment[],
  query: IndexQuery,
  tier: Tier,
  { currency, now }: { currency: string | undefined; now: Date },
): InsightTally {
  const lists = segments.map((from) => ({ from, list: tierList(from, query, tier) }));
  const tally = emptyTally();
  const pays = new Map<string, number[]>();
  for (const { from, list } of lists) tallySegment(from, list, tally, pays, now);
  const [commonest] = [...pays].sort(
    ([a, ones], [b, others]) => others.length - ones.length || (a < b ? -1 : 1),
  );
  const chosen = currency ?? commonest?.[0];
  if (chosen !== undefined)
    tally.pay = { currency: chosen, sorted: Float64Array.from(pays.get(chosen) ?? []).sort() };
  return tally;
}

function tallySegment(
  from: SearchedSegment,
  list: List,
  tally: ReturnType<typeof emptyTally>,
  pays: Map<string, number[]>,
  now: Date,
): void {
  const { columns, names, companies } = from.segment;
  const skills = [
    new Uint32Array(names.count),
    new Uint32Array(names.count),
    new Uint32Array(names.count),
  ] as const;
  const [everyWeek, lately, before] = skills;
  const ofCompany = new Uint32Array(companies.count);
  const paid: number[][] = Array.from({ length: names.count }, () => []);
  const nowMs = now.getTime();
  for (const doc of docsOf(list)) {
    const kinds = columns.kinds[doc] ?? 0;
    const week = weekOf(columns.postedAt[doc] ?? 0, nowMs);
    tally.matches++;
    tally.remote += kinds & 1;
    tally.samples += (kinds >>> 1) & 1;
    if (week < weeks) tally.byWeek[week] = (tally.byWeek[week] ?? 0) + 1;
    const company = columns.company[doc] ?? 0;
    ofCompany[company] = (ofCompany[company] ?? 0) + 1;
    const pay = columns.middlePay[doc] ?? Number.NaN;
    if (!Number.isNaN(pay)) paid[columns.currency[doc] ?? 0]?.push(pay);
    const recent = week < 4 ? lately : week < 8 ? before : null;
    if (recent === lately) tally.lately++;
    else if (recent === before) tally.before++;
    const end = columns.skillStart[doc + 1] ?? 0;
    for (let i = columns.skillStart[doc] ?? 0; i < end; i++) {
      const skill = columns.skills[i] ?? 0;
      everyWeek[skill] = (everyWeek[skill] ?? 0) + 1;
      if (recent !== null) recent[skill] = (recent[skill] ?? 0) + 1;
    }
  }
  for (const [company, count] of ofCompany.entries())
    if (count > 0) add(tally.companies, companies.at(company), count);
  for (const [skill, count] of everyWeek.entries()) {
    if (count === 0) continue;
    const name = names.at(skill);
    const known = tally.skills.get(name) ?? { count: 0, lately: 0, before: 0 };
    tally.skills.set(name, {
      count: known.count + count,
      lately: known.lately + (lately[skill] ?? 0),
      before: known.before + (before[skill] ?? 0),
    });
  }
  for (const [currency, values] of paid.entries()) {
    if (values.length === 0) continue;
    const name = names.at(currency);
    const there = pays.get(name);
    if (there === undefined) pays.set(name, values);
    else for (const value of values) there.push(value);
  }
}

function add(counts: Map<string, number>, name: string, count: number): void {
  if (name !== "") counts.set(name, (counts.get(name) ?? 0) + count);
}
