import { and, eq, inArray, isNull, lt, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { jobs } from "../jobs/tables.ts";

/** The ids of a source's postings that it has not shown since `before`; of one board alone with `board`. */
export async function unseenIds(db: Db, source: string, before: Date, board?: string): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.source, source),
        lt(jobs.seenAt, before),
        board === undefined ? undefined : sql`starts_with(${jobs.sourceId}, ${`${board}/`})`,
      ),
    );
  return rows.map((row) => row.id);
}

/** Imported postings without a closing date that no file and no date speaks for since `before`. */
export async function unseenImports(db: Db, known: readonly string[], before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.sample, false),
        notInArray(jobs.source, [...known]),
        isNull(jobs.closesAt),
        lt(jobs.seenAt, before),
        lt(jobs.postedAt, before),
      ),
    )
    .limit(10_000);
  return rows.map((row) => row.id);
}

export async function closedIds(db: Db, before: Date): Promise<string[]> {
  const rows = await db.select({ id: jobs.id }).from(jobs).where(lt(jobs.closesAt, before)).limit(10_000);
  return rows.map((row) => row.id);
}

export async function deleteJobs(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(jobs).where(inArray(jobs.id, [...ids]));
}

/** Marks postings as still online, and returns how many of them are stored. */
export async function touchSeen(
  db: Db,
  source: string,
  sourceIds: readonly string[],
  now: Date,
): Promise<number> {
  if (sourceIds.length === 0) return 0;
  const rows = await db
    .update(jobs)
    .set({ seenAt: now })
    .where(and(eq(jobs.source, source), inArray(jobs.sourceId, [...sourceIds])))
    .returning({ id: jobs.id });
  return rows.length;
}
