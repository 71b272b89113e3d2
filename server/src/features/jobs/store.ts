import type { Posting } from "@waymark/domain/jobs/posting";
import { and, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../db/db.ts";
import { newId } from "../../ids.ts";
import { earlierDates } from "./cards/card-of.ts";
import { type CardRow, type JobRow, type ReadFrom, rowOf } from "./job-row.ts";
import { jobQueryCounts, jobSources, jobs } from "./tables.ts";

const identity = (row: { source: string; sourceId: string }) => `${row.source}\0${row.sourceId}`;

/**
 * What saving a batch did: the rows that were written, which of them are new or say something else now, and how many
 * postings were left out because their board holds as many as it may.
 */
export interface Saved {
  readonly left: number;
  readonly rows: readonly JobRow[];
  readonly fresh: ReadonlySet<string>;
  readonly changed: readonly JobRow[];
}

const knownRows = (db: Db, postings: readonly Posting[]): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        inArray(jobs.source, [...new Set(postings.map((p) => p.source))]),
        inArray(
          jobs.sourceId,
          postings.map((p) => p.sourceId),
        ),
      ),
    );

const isOther = (a: JobRow, b: JobRow): boolean =>
  (
    [
      "title",
      "company",
      "postedOn",
      "boardId",
      "followersOnly",
      "location",
      "salary",
      "description",
      "type",
      "url",
      "fingerprint",
      "payMin",
    ] as const
  ).some((key) => a[key] !== b[key]) || a.earlier.length !== b.earlier.length;

/**
 * Saves postings of one or more sources: new ones as rows, those of a known source and id as updates.
 * @param at.most how many new ones are taken at most.
 */
export async function saveJobs(
  db: Db,
  postings: readonly Posting[],
  at: { now: Date; sample: boolean; board?: ReadFrom | null; most?: number },
): Promise<Saved> {
  const { most = Number.POSITIVE_INFINITY } = at;
  let left = 0;
  const byIdentity = new Map((await knownRows(db, postings)).map((row) => [identity(row), row]));
  const rows = new Map<string, JobRow>();
  const fresh = new Set<string>();
  const changed = new Set<string>();
  for (const posting of postings) {
    const there = byIdentity.get(identity(posting));
    if (there === undefined && fresh.size >= most) {
      left++;
      continue;
    }
    const made = rowOf(posting, there?.id ?? newId(), at);
    const postedAt = posting.postedAt ?? there?.postedAt ?? made.postedAt;
    const row: JobRow =
      there === undefined
        ? made
        : {
            ...made,
            postedAt,
            earlier: earlierDates(there, postedAt),
            createdAt: there.createdAt,
            shown: there.shown,
            cardId: there.cardId,
            card: there.card,
          };
    rows.set(row.id, row);
    byIdentity.set(identity(row), row);
    if (there === undefined) fresh.add(row.id);
    if (there === undefined || isOther(there, row)) changed.add(row.id);
  }
  if (rows.size > 0) await putRows(db, [...rows.values()]);
  return {
    left,
    rows: [...rows.values()],
    fresh,
    changed: [...rows.values()].filter(({ id }) => changed.has(id)),
  };
}

async function putRows(db: Db, rows: JobRow[]): Promise<void> {
  const excluded = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);
  const {
    id: _id,
    createdAt: _created,
    shown: _shown,
    cardId: _cardId,
    card: _card,
    ...changing
  } = getTableColumns(jobs);
  const set = Object.fromEntries(Object.entries(changing).map(([key, column]) => [key, excluded(column)]));
  await db.insert(jobs).values(rows).onConflictDoUpdate({ target: jobs.id, set });
}

/** How much of a body stands on a card. */
const cardLength = 6_000;

const cardColumns = {
  id: jobs.id,
  source: jobs.source,
  title: jobs.title,
  company: jobs.company,
  postedOn: jobs.postedOn,
  boardId: jobs.boardId,
  followersOnly: jobs.followersOnly,
  location: jobs.location,
  remote: jobs.remote,
  postedAt: jobs.postedAt,
  salary: jobs.salary,
  payMin: jobs.payMin,
  payMax: jobs.payMax,
  payCurrency: jobs.payCurrency,
  payPeriod: jobs.payPeriod,
  description: sql<string>`left(${jobs.description}, ${sql.raw(String(cardLength))})`,
  type: jobs.type,
  url: jobs.url,
  sample: jobs.sample,
  cardId: jobs.cardId,
  card: jobs.card,
  earlier: jobs.earlier,
  textSignals: jobs.textSignals,
  createdAt: jobs.createdAt,
};

/** Cards in the order of their ids; ids that are gone are left out. */
export async function cardsById(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One posting whole. */
export async function jobById(db: Db, id: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select({ ...cardColumns, description: jobs.description })
    .from(jobs)
    .where(eq(jobs.id, id));
  if (row === undefined || row.cardId === null) return row;
  // Another one stands for it, and knows where all of them are.
  const [head] = await db.select({ card: jobs.card }).from(jobs).where(eq(jobs.id, row.cardId));
  return { ...row, card: head?.card ?? row.card };
}

/** The texts of postings, for looking at their words in order. */
export async function textsById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { id, title, company, description } = jobs;
  const rows = await db
    .select({ id, title, company, description })
    .from(jobs)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, [row.title, row.company, row.description]]));
}

export const insightColumns = {
  payMin: jobs.payMin,
  payMax: jobs.payMax,
  currency: jobs.payCurrency,
  company: jobs.company,
  remote: jobs.remote,
  postedAt: jobs.postedAt,
  skills: jobs.skills,
  sample: jobs.sample,
};

/** What insights are computed from. */
export async function insightRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select(insightColumns)
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
}

/** How many postings and samples are shown. */
export async function countJobs(db: Db): Promise<{ postings: number; samples: number }> {
  const [row] = await db
    .select({
      postings: sql<number>`(count(*) filter (where not sample and shown and not followers_only))::int`,
      samples: sql<number>`(count(*) filter (where sample and shown))::int`,
    })
    .from(jobs);
  return row ?? { postings: 0, samples: 0 };
}

/** Planner's figures of the table, after many changes. */
export async function analyseJobs(db: Db): Promise<void> {
  await db.execute(sql`analyze jobs`);
}

export type SourceRow = typeof jobSources.$inferSelect;

export const readSources = (db: Db): Promise<SourceRow[]> => db.select().from(jobSources);

export async function saveSource(db: Db, row: SourceRow): Promise<void> {
  await db.insert(jobSources).values(row).onConflictDoUpdate({ target: jobSources.id, set: row });
}

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

/** Postings whose towns were not looked up yet, held until the transaction ends; those that others hold are left out. */
export const withoutTowns = (db: Db, limit: number): Promise<JobRow[]> =>
  db.select().from(jobs).where(isNull(jobs.towns)).limit(limit).for("update", { skipLocked: true });

/** Writes where postings are, all of them at once. */
export async function putTowns(db: Db, rows: readonly JobRow[]): Promise<void> {
  const located = JSON.stringify(rows.map(({ id, towns, country }) => ({ id, towns, country })));
  await db.execute(sql`
    update jobs set towns = found.towns, country = found.country
    from jsonb_to_recordset(${located}::jsonb) as found (id text, towns text[], country text)
    where jobs.id = found.id`);
}
