import type { Posting } from "@waymark/domain/jobs/posting";
import { and, count, eq, inArray, isNull, min, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { upsertRows } from "../../db/upsert-rows.ts";
import { newId } from "../../ids.ts";
import { earlierDates } from "./duplicates/group-of.ts";
import { type CardRow, type JobRow, type ReadFrom, rowOf } from "./job-row.ts";
import { jobs } from "./tables.ts";

const identity = (row: { source: string; sourceId: string }) => `${row.source}\0${row.sourceId}`;

/**
 * The result of saving a batch: the rows written, those of them that are new or changed (`fresh`), and the number of
 * postings left out because their board has reached its limit.
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

/** Saves postings: inserts at most `at.most` new ones, and updates those of a known source and id. */
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
  await upsertRows(db, jobs, [...rows.values()], {
    key: "id",
    keep: ["createdAt", "shown", "cardId", "card"],
  });
  return {
    left,
    rows: [...rows.values()],
    fresh,
    changed: [...rows.values()].filter(({ id }) => changed.has(id)),
  };
}

/** Updates the planner's statistics after many changes. */
export async function analyseJobs(db: Db): Promise<void> {
  await db.execute(sql`analyze jobs`);
}

/** Postings without towns, locked until the transaction ends; rows locked by others are skipped. */
export const withoutTowns = (db: Db, limit: number): Promise<JobRow[]> =>
  db.select().from(jobs).where(isNull(jobs.towns)).limit(limit).for("update", { skipLocked: true });

/** Writes the towns of all rows in one statement. */
export async function putTowns(db: Db, rows: readonly JobRow[]): Promise<void> {
  const located = JSON.stringify(rows.map(({ id, towns, country }) => ({ id, towns, country })));
  await db.execute(sql`
    update jobs set towns = found.towns, country = found.country
    from jsonb_to_recordset(${located}::jsonb) as found (id text, towns text[], country text)
    where jobs.id = found.id`);
}

/** The characters of a description that a card shows. */
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

export async function jobById(db: Db, id: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select({ ...cardColumns, description: jobs.description })
    .from(jobs)
    .where(eq(jobs.id, id));
  if (row === undefined || row.cardId === null) return row;
  // The card's main posting has the links of all.
  const [head] = await db.select({ card: jobs.card }).from(jobs).where(eq(jobs.id, row.cardId));
  return { ...row, card: head?.card ?? row.card };
}

/** The source of a posting and its id there; undefined for a posting that is not stored. */
export async function sourceOf(
  db: Db,
  id: string,
): Promise<{ source: string; sourceId: string } | undefined> {
  const [row] = await db
    .select({ source: jobs.source, sourceId: jobs.sourceId })
    .from(jobs)
    .where(eq(jobs.id, id));
  return row;
}

/** The texts of postings, for phrase searches. */
export async function textsById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { id, title, company, description } = jobs;
  const rows = await db
    .select({ id, title, company, description })
    .from(jobs)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, [row.title, row.company, row.description]]));
}

/** The numbers of shown postings and of shown samples. */
export async function countJobs(db: Db): Promise<{ postings: number; samples: number }> {
  const [row] = await db
    .select({
      postings: sql<number>`(count(*) filter (where not sample and shown and not followers_only))::int`,
      samples: sql<number>`(count(*) filter (where sample and shown))::int`,
    })
    .from(jobs);
  return row ?? { postings: 0, samples: 0 };
}

/** The stated closing dates of postings; missing postings are absent. */
export async function closingOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await db
    .select({ id: jobs.id, closesAt: jobs.closesAt })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map(({ id, closesAt }) => [id, closesAt]));
}

/** Samples step aside where everybody finds real postings of their country and group, and come back after these. */
export async function updateSampleVisibility(db: Db): Promise<JobRow[]> {
  // Read from an index in one query: with a subquery for each sample, a wrong estimate makes the database read all
  // postings each time.
  const country = sql<string>`coalesce(${jobs.country}, '')`;
  const pairs = await db
    .selectDistinct({ group: jobs.occupationGroup, country })
    .from(jobs)
    .where(sql`not ${jobs.sample} and not ${jobs.followersOnly}`);
  const [groups, countries] = [pairs.map(({ group }) => group), pairs.map((pair) => pair.country)];
  const real = sql`exists (select 1 from unnest(${sql.param(groups)}::text[], ${sql.param(countries)}::text[])
    as r (occupation_group, country) where r.occupation_group = jobs.occupation_group and r.country = ${country})`;
  return db
    .update(jobs)
    .set({ shown: sql`not ${real}` })
    .where(and(eq(jobs.sample, true), sql`jobs.shown = ${real}`))
    .returning();
}

export async function samplesThere(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: min(jobs.seenAt) })
    .from(jobs)
    .where(eq(jobs.sample, true));
  return row ?? { count: 0, since: null };
}
