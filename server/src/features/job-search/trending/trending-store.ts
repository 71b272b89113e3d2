import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../../db/db.ts";
import { jobQueryCounts } from "../../jobs/tables.ts";

const halfLifeSeconds = 7 * 86_400;
const faded = (now: Date) =>
  sql`job_query_counts.score * power(0.5, extract(epoch from (${now.toISOString()}::timestamptz - job_query_counts.counted_at)) / ${halfLifeSeconds})`;

/** Adds searches for titles that postings carry: nothing else a person types is kept. */
export async function countQueries(db: Db, counts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const values = [...counts].map(([key, n]) => sql`(${key}::text, ${n}::float8)`);
  if (values.length === 0) return;
  await db.execute(sql`
    insert into ${jobQueryCounts} (title_key, score, counted_at)
    select asked.key, asked.n, ${at} from (values ${sql.join(values, sql`, `)}) as asked (key, n)
    where exists (select 1 from jobs where title_key = asked.key and shown and not followers_only)
    on conflict (title_key) do update set score = ${faded(now)} + excluded.score, counted_at = excluded.counted_at`);
}

export interface TitleCount {
  readonly titleKey: string;
  readonly label: string;
  readonly group: string;
  readonly language: string | null;
  readonly count: number;
  readonly searched: number;
}

/** The commonest titles of the index with how often they were searched for lately. */
export async function commonTitles(db: Db, now: Date): Promise<TitleCount[]> {
  const rows = await db.execute(sql`
    select j.title_key, j.label, j.occupation_group, j.language, j.n,
      coalesce(${faded(now)}, 0)::float8 as searched
    from (
      select title_key, mode() within group (order by plain_title) as label,
        mode() within group (order by occupation_group) as occupation_group,
        mode() within group (order by language) as language, count(*)::int as n
      from jobs where shown and not followers_only and title_key <> '' group by title_key order by n desc limit 1000
    ) j left join ${jobQueryCounts} on job_query_counts.title_key = j.title_key`);
  return rowsOf<{
    title_key: string;
    label: string;
    occupation_group: string;
    language: string | null;
    n: number;
    searched: number;
  }>(rows).map((row) => ({
    titleKey: row.title_key,
    label: row.label,
    group: row.occupation_group,
    language: row.language,
    count: row.n,
    searched: row.searched,
  }));
}
