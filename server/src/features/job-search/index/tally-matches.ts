import { emptyTally, type InsightTally, weekOf, weeks } from "@waymark/domain/job-search/insights";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import { titleToken } from "@waymark/domain/jobs/tokens/tokens";
import { docsOf, type List } from "../../../search-index/document-list.ts";
import { matching, meeting, type SearchedSegment } from "../../../search-index/query-plan.ts";
import type { Tier } from "./job-index.ts";

/** The matches of a query in a tier. */
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
  const pays = new Map<string, Float64Array[]>();
  for (const { from, list } of lists) tallySegment(from, list, tally, pays, now);
  const count = (parts: readonly Float64Array[] = []) => parts.reduce((sum, { length }) => sum + length, 0);
  const [commonest] = [...pays].sort(
    ([a, ones], [b, others]) => count(others) - count(ones) || (a < b ? -1 : 1),
  );
  const chosen = currency ?? commonest?.[0];
  if (chosen !== undefined) {
    const sorted = new Float64Array(count(pays.get(chosen)));
    let at = 0;
    for (const values of pays.get(chosen) ?? []) {
      sorted.set(values, at);
      at += values.length;
    }
    tally.pay = { currency: chosen, sorted: sorted.sort() };
  }
  return tally;
}

function tallySegment(
  from: SearchedSegment,
  list: List,
  tally: ReturnType<typeof emptyTally>,
  pays: Map<string, Float64Array[]>,
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
  const docs = docsOf(list);
  const paid = paysByCurrency(from, docs);
  const nowMs = now.getTime();
  for (const doc of docs) {
    const kinds = columns.kinds[doc] ?? 0;
    const week = weekOf(columns.postedAt[doc] ?? 0, nowMs);
    tally.matches++;
    tally.remote += kinds & 1;
    tally.samples += (kinds >>> 1) & 1;
    if (week < weeks) tally.byWeek[week] = (tally.byWeek[week] ?? 0) + 1;
    const company = columns.company[doc] ?? 0;
    ofCompany[company] = (ofCompany[company] ?? 0) + 1;
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
  for (const [currency, values] of paid) {
    const name = names.at(currency);
    pays.set(name, [...(pays.get(name) ?? []), values]);
  }
}

/** The pay of docs, by the number of the currency. */
function paysByCurrency({ segment }: SearchedSegment, docs: Uint32Array): Map<number, Float64Array> {
  const { middlePay, currency } = segment.columns;
  const counts = new Uint32Array(256);
  for (const doc of docs) {
    const code = currency[doc] ?? 0;
    if (!Number.isNaN(middlePay[doc] ?? Number.NaN)) counts[code] = (counts[code] ?? 0) + 1;
  }
  const pays = new Map<number, Float64Array>();
  for (const [code, count] of counts.entries()) if (count > 0) pays.set(code, new Float64Array(count));
  const filled = new Uint32Array(256);
  for (const doc of docs) {
    const pay = middlePay[doc] ?? Number.NaN;
    if (Number.isNaN(pay)) continue;
    const code = currency[doc] ?? 0;
    const values = pays.get(code);
    if (values !== undefined) values[filled[code] ?? 0] = pay;
    filled[code] = (filled[code] ?? 0) + 1;
  }
  return pays;
}

function add(counts: Map<string, number>, name: string, count: number): void {
  if (name !== "") counts.set(name, (counts.get(name) ?? 0) + count);
}
