import { Job } from "@waymark/contract/jobs";
import { and, count, desc, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { savedJobs } from "./tables.ts";

export interface SavedRow {
  readonly job: Job;
  readonly savedAt: Date;
  readonly deletedAt: Date | null;
}

const columns = {
  snapshot: savedJobs.snapshot,
  savedAt: savedJobs.savedAt,
  deletedAt: savedJobs.deletedAt,
};

function toRow(row: { snapshot: unknown; savedAt: Date; deletedAt: Date | null }): SavedRow {
  return { job: Job.parse(row.snapshot), savedAt: row.savedAt, deletedAt: row.deletedAt };
}

const kept = (userId: string) => and(eq(savedJobs.userId, userId), isNull(savedJobs.deletedAt));

/** A page of a person's saved jobs, the last saved first. */
export async function readPage(db: Db, userId: string, offset: number, limit: number): Promise<SavedRow[]> {
  const rows = await db
    .select(columns)
    .from(savedJobs)
    .where(kept(userId))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId))
    .offset(offset)
    .limit(limit);
  return rows.map(toRow);
}

export async function readIds(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(kept(userId))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId))
    .limit(limit);
  return rows.map((row) => row.jobId);
}

export async function countKept(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(savedJobs).where(kept(userId));
  return row?.total ?? 0;
}

/** A person's row of a posting, a removed one too. */
export async function readSaved(db: Db, userId: string, jobId: string): Promise<SavedRow | null> {
  const [row] = await db
    .select(columns)
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)));
  return row === undefined ? null : toRow(row);
}

/** Writes a row in place of whatever stands there, and takes away its mark of removal. */
export async function writeSaved(db: Db, userId: string, job: Job, savedAt: Date): Promise<void> {
  await db
    .insert(savedJobs)
    .values({ userId, jobId: job.id, snapshot: job, savedAt })
    .onConflictDoUpdate({
      target: [savedJobs.userId, savedJobs.jobId],
      set: { snapshot: job, savedAt, deletedAt: null },
    });
}

export async function markRemoved(db: Db, userId: string, jobId: string, at: Date): Promise<void> {
  await db
    .update(savedJobs)
    .set({ deletedAt: at })
    .where(and(kept(userId), eq(savedJobs.jobId, jobId)));
}

/** Forgets what a person removed before an instant; answers which postings. */
export async function forgetRemoved(db: Db, userId: string, before: Date): Promise<string[]> {
  const rows = await db
    .delete(savedJobs)
    .where(and(eq(savedJobs.userId, userId), lt(savedJobs.deletedAt, before)))
    .returning({ jobId: savedJobs.jobId });
  return rows.map((row) => row.jobId);
}

/** Everything a person saved, what they took off and may put back too. */
export async function readAllSaved(db: Db, userId: string): Promise<SavedRow[]> {
  const rows = await db
    .select(columns)
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt));
  return rows.map(toRow);
}
