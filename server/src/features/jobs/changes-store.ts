import { indexTokens } from "@waymark/domain/jobs/tokens/tokens";
import { tokensVersion } from "@waymark/domain/jobs/tokens/tokens-version";
import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../db/db.ts";
import { upsertRows } from "../../db/upsert-rows.ts";
import { yieldToOthers } from "../../yield-to-others.ts";
import type { IndexedJob } from "./indexed-job.ts";
import { indexedOf, type JobRow } from "./job-row.ts";
import { jobChanges, jobIndex, jobs } from "./tables.ts";

export const changesChannel = "waymark_job_changes";

/** Postings whose row was written, visible or not, and the ids of deleted ones. */
export interface Changes {
  readonly changed?: readonly JobRow[];
  readonly gone?: readonly string[];
}

/** A lock, until the transaction's end, for the only writer of postings. */
export async function lockWriters(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7716232)`);
}

/**
 * Records changes of the table `jobs`, in their transaction: the SQL index is changed at once, the others follow. Any
 * code that writes, hides or deletes rows of `jobs` calls this, and `jobIndex.follow()` after the transaction. Writers
 * take turns from here to the commit, so that numbers are committed in order and none is missed.
 */
export async function noteChanges(db: Db, { changed = [], gone = [] }: Changes, now: Date): Promise<void> {
  const ids = [...changed.map(({ id }) => id), ...gone];
  if (ids.length === 0) return;
  await lockWriters(db);
  await upsertIndexRows(db, changed.filter((row) => row.shown).map(indexedOf));
  await removeIndexRows(db, [...changed.filter((row) => !row.shown).map(({ id }) => id), ...gone]);
  for (let i = 0; i < ids.length; i += 5_000) {
    const part = ids.slice(i, i + 5_000);
    await db.insert(jobChanges).values(part.map((jobId) => ({ jobId, changedAt: now })));
  }
  await db.execute(sql`select pg_notify(${changesChannel}, '')`);
}

/** The last change that an index has applied. Both parts must match, or the table is a different one. */
export interface Cursor {
  readonly seq: number;
  readonly jobId: string;
}

export async function newestChange(db: Db): Promise<Cursor | undefined> {
  const [row] = await db
    .select({ seq: jobChanges.seq, jobId: jobChanges.jobId })
    .from(jobChanges)
    .orderBy(desc(jobChanges.seq))
    .limit(1);
  return row;
}

export async function newestChangeAt(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ changedAt: jobChanges.changedAt })
    .from(jobChanges)
    .orderBy(desc(jobChanges.changedAt))
    .limit(1);
  return row?.changedAt ?? null;
}

/** Whether all changes after a cursor are still stored. */
export async function canFollow(db: Db, { seq, jobId }: Cursor): Promise<boolean> {
  const rows = await db
    .select({ seq: jobChanges.seq })
    .from(jobChanges)
    .where(and(eq(jobChanges.seq, seq), eq(jobChanges.jobId, jobId)));
  return rows.length > 0;
}

export const changesAfter = (db: Db, seq: number, limit: number): Promise<Cursor[]> =>
  db
    .select({ seq: jobChanges.seq, jobId: jobChanges.jobId })
    .from(jobChanges)
    .where(gt(jobChanges.seq, seq))
    .orderBy(asc(jobChanges.seq))
    .limit(limit);

export async function countChangesAfter(db: Db, seq: number): Promise<number> {
  return db.$count(jobChanges, gt(jobChanges.seq, seq));
}

/** Deletes changes older than `before`, except the newest one, which cursors refer to. */
export async function purgeChanges(db: Db, before: Date): Promise<void> {
  const newest = await newestChange(db);
  if (newest === undefined) return;
  await db.delete(jobChanges).where(and(lt(jobChanges.changedAt, before), lt(jobChanges.seq, newest.seq)));
}

/** The visible postings among these, as index entries. */
export async function indexedById(db: Db, ids: readonly string[]): Promise<IndexedJob[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.shown, true), inArray(jobs.id, [...ids])));
  return rows.map(indexedOf);
}

/** The next visible postings after an id, in the order of ids. */
export async function indexedAfter(db: Db, id: string, limit: number): Promise<IndexedJob[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.shown, true), gt(jobs.id, id)))
    .orderBy(asc(jobs.id))
    .limit(limit);
  return rows.map(indexedOf);
}

const batch = 1_000;

export async function upsertIndexRows(db: Db, postings: readonly IndexedJob[]): Promise<void> {
  const turn = yieldToOthers();
  for (let i = 0; i < postings.length; i += batch) {
    const rows = [];
    for (const job of postings.slice(i, i + batch)) {
      const { id: jobId, postedAt, topPay, currency, followersOf } = job;
      rows.push({ jobId, postedAt, topPay, currency, followersOf, tokens: indexTokens(job) });
      await turn();
    }
    await upsertRows(db, jobIndex, rows, { key: "jobId" });
  }
}

async function removeIndexRows(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(jobIndex).where(inArray(jobIndex.jobId, [...ids]));
}

export async function clearIndexRows(db: Db): Promise<void> {
  await db.delete(jobIndex);
}

/** Merges the index's pending list after many changes; until then every search reads that list. */
export async function tidyIndexRows(db: Db): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('job_index_tokens')`);
  await db.execute(sql`analyze job_index`);
}

/** The version of the tokenizer that made the rows, stored as the table's comment. Null when there is none. */
export async function indexRowsVersion(db: Db): Promise<string | null> {
  const found = await db.execute(sql`select obj_description('job_index'::regclass, 'pg_class') as version`);
  return rowsOf<{ version: string | null }>(found)[0]?.version ?? null;
}

export async function noteIndexRowsVersion(db: Db): Promise<void> {
  await db.execute(sql.raw(`comment on table job_index is '${tokensVersion}'`));
}
