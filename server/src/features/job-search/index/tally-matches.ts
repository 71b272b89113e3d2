import { emptyTally, type InsightTally, weekOf, weeks } from "@waymark/domain/job-search/insights";
import type { TextField } from "../../../search-index/declaration.ts";
import { docsOf } from "../../../search-index/document-list.ts";
import { matching, type QueryPlan } from "../../../search-index/query-plan.ts";
import type { JobSchema, SearchedJobs } from "./job-documents.ts";

/** Counts the basis of insights over every posting that has the terms in a field: nothing is estimated. */
export function tallyMatches(
  segments: readonly SearchedJobs[],
  plan: QueryPlan<JobSchema>,
  field: TextField,
  { currency, now }: { currency: string | undefined; now: Date },
): InsightTally {
  const lists = segments.map((from) => ({ from, docs: docsOf(matching(from, plan, field)) }));
  const tally = emptyTally();
  const pays = new Map<string, Float64Array[]>();
  for (const { from, docs } of lists) {
    tallyPostings(from, docs, tally, now);
    for (const [name, values] of paysByCurrency(from, docs))
      pays.set(name, [...(pays.get(name) ?? []), values]);
  }
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

function tallyPostings(
  { segment }: SearchedJobs,
  docs: Uint32Array,
  tally: ReturnType<typeof emptyTally>,
  now: Date,
): void {
  const { times } = segment;
  const kinds = segment.columns.kinds.values;
  const company = segment.columns.company;
  const skills = segment.columns.skills;
  const everyWeek = new Uint32Array(skills.names.count);
  const lately = new Uint32Array(skills.names.count);
  const before = new Uint32Array(skills.names.count);
  const ofCompany = new Uint32Array(company.names.count);
  const nowMs = now.getTime();
  for (const doc of docs) {
    const packed = kinds[doc] ?? 0;
    const week = weekOf(times[doc] ?? 0, nowMs);
    tally.matches++;
    tally.remote += packed & 1;
    tally.samples += (packed >>> 1) & 1;
    if (week < weeks) tally.byWeek[week] = (tally.byWeek[week] ?? 0) + 1;
    const employer = company.values[doc] ?? 0;
    ofCompany[employer] = (ofCompany[employer] ?? 0) + 1;
    const recent = week < 4 ? lately : week < 8 ? before : null;
    if (recent === lately) tally.lately++;
    else if (recent === before) tally.before++;
    const end = skills.start[doc + 1] ?? 0;
    for (let i = skills.start[doc] ?? 0; i < end; i++) {
      const skill = skills.values[i] ?? 0;
      everyWeek[skill] = (everyWeek[skill] ?? 0) + 1;
      if (recent !== null) recent[skill] = (recent[skill] ?? 0) + 1;
    }
  }
  for (const [employer, count] of ofCompany.entries())
    if (count > 0) add(tally.companies, company.names.at(employer), count);
  for (const [skill, count] of everyWeek.entries()) {
    if (count === 0) continue;
    const name = skills.names.at(skill);
    const known = tally.skills.get(name) ?? { count: 0, lately: 0, before: 0 };
    tally.skills.set(name, {
      count: known.count + count,
      lately: known.lately + (lately[skill] ?? 0),
      before: known.before + (before[skill] ?? 0),
    });
  }
}

function paysByCurrency({ segment }: SearchedJobs, docs: Uint32Array): Map<string, Float64Array> {
  const pays = segment.columns.middlePay.values;
  const { values: currencies, names } = segment.columns.currency;
  const counts = new Uint32Array(256);
  for (const doc of docs) {
    const code = currencies[doc] ?? 0;
    if (!Number.isNaN(pays[doc] ?? Number.NaN)) counts[code] = (counts[code] ?? 0) + 1;
  }
  const byCode = new Map<number, Float64Array>();
  for (const [code, count] of counts.entries()) if (count > 0) byCode.set(code, new Float64Array(count));
  const filled = new Uint32Array(256);
  for (const doc of docs) {
    const pay = pays[doc] ?? Number.NaN;
    if (Number.isNaN(pay)) continue;
    const code = currencies[doc] ?? 0;
    const values = byCode.get(code);
    if (values !== undefined) values[filled[code] ?? 0] = pay;
    filled[code] = (filled[code] ?? 0) + 1;
  }
  return new Map([...byCode].map(([code, values]) => [names.at(code), values]));
}

function add(counts: Map<string, number>, name: string, count: number): void {
  if (name !== "") counts.set(name, (counts.get(name) ?? 0) + count);
}
