import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { removeIndexRows, upsertIndexRows } from "./index-rows-store.ts";
import type { IndexedJob } from "./indexed-job.ts";
import { indexedOf, type JobRow } from "./job-row.ts";
import { jobChanges, jobs } from "./tables.ts";

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
