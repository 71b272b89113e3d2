import { type Facets, facetSizes, postedWithinDays } from "@waymark/contract/jobs";
import type { FilterKind, IndexQuery } from "@waymark/domain/job-search/query";
import { type SpellingWords, wordsAsWritten } from "@waymark/domain/job-search/spelling";
import { levelOfTitle } from "@waymark/domain/jobs/title/level";
import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../../db/db.ts";
import { placeOf } from "./place-of.ts";

/** Facets are counted over this many of the newest matches. */
const mostCounted = 5_000;
const dayMs = 86_400_000;

interface FacetRow {
  readonly title: string;
  readonly type: string;
  readonly remote: boolean;
  readonly language: string | null;
  readonly country: string | null;
  readonly location: string;
  readonly company: string;
  readonly source: string;
  readonly paid: boolean;
  readonly age: number;
}

export async function countRows(db: Db): Promise<number> {
  const rows = await db.execute(sql`select count(*)::int as n from job_index`);
  return rowsOf<{ n: number }>(rows)[0]?.n ?? 0;
}

/** Counts each filter's values over the newest matches, that filter itself left aside. */
export async function facetRows(
  db: Db,
  newest: (query: IndexQuery, limit: number) => Promise<readonly string[]>,
  query: IndexQuery,
  now: Date,
): Promise<Facets> {
  const read = async (narrowed: IndexQuery): Promise<readonly FacetRow[]> => {
    const ids = await newest(narrowed, mostCounted);
    if (ids.length === 0) return [];
    const found = await db.execute(sql`
      select title, type, remote, language, country, location, company, source, pay_currency is not null as paid,
        extract(epoch from (${now.toISOString()}::timestamptz - posted_at))::float8 * 1000 as age
      from jobs where id = any(${sql.param([...ids])}::text[])`);
    return rowsOf<FacetRow>(found);
  };
  const whole = await read(query);
  const without = async (kind: FilterKind): Promise<readonly FacetRow[]> => {
    const filters = query.filters.filter(({ of }) => of !== kind);
    const pay = kind === "pay" ? null : query.pay;
    return filters.length === query.filters.length && pay === query.pay
      ? whole
      : read({ ...query, filters, pay });
  };
  const list = async (kind: FilterKind, valueIn: (row: FacetRow) => string, most: number) => {
    const counts = new Map<string, number>();
    for (const row of await without(kind)) counts.set(valueIn(row), (counts.get(valueIn(row)) ?? 0) + 1);
    return [...counts]
      .filter(([value]) => value !== "")
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, most);
  };
  const { few, many } = facetSizes;
  const aged = query.since === null ? whole : await read({ ...query, since: null });
  return {
    jobType: await list("type", (row) => row.type, few),
    remote: (await without("remote")).filter((row) => row.remote).length,
    level: await list("level", (row) => levelOfTitle(row.title), few),
    language: await list("language", (row) => row.language ?? "", few),
    country: await list("place", (row) => row.country ?? "", many),
    place: await list("place", (row) => placeOf(row.location, row.country), many),
    company: await list("company", (row) => row.company, many),
    source: await list("source", (row) => row.source, many),
    salaryKnown: (await without("pay")).filter((row) => row.paid).length,
    postedWithin: postedWithinDays.map((days) => ({
      days,
      count: aged.filter((row) => row.age <= days * dayMs).length,
    })),
  };
}

export async function titleWords(db: Db): Promise<SpellingWords> {
  const rows = rowsOf<{ title: string; n: number }>(
    await db.execute(sql`select plain_title as title, count(*)::int as n from jobs
      where shown and not followers_only and plain_title <> '' group by plain_title order by n desc limit 20000`),
  );
  const counts = new Map<string, number>();
  for (const { title, n } of rows)
    for (const word of new Set(wordsAsWritten(title))) counts.set(word, (counts.get(word) ?? 0) + n);
  return {
    version: [...counts.values()].reduce((sum, n) => sum + n, 0),
    each(visit) {
      for (const [word, n] of counts) visit(word, n);
    },
  };
}
