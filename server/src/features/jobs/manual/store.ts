import { Job } from "@waymark/contract/jobs";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { manualJobs } from "../tables.ts";

/** A posting this person brought in; null for anybody else's. */
export async function readManualJob(db: Db, userId: string, id: string): Promise<Job | null> {
  const [row] = await db
    .select({ job: manualJobs.job })
    .from(manualJobs)
    .where(and(eq(manualJobs.userId, userId), eq(manualJobs.id, id)));
  return row === undefined ? null : Job.parse(row.job);
}

export async function manualJobAt(db: Db, userId: string, linkKey: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: manualJobs.id })
    .from(manualJobs)
    .where(and(eq(manualJobs.userId, userId), eq(manualJobs.linkKey, linkKey)));
  return row?.id;
}

export async function countManualJobs(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(manualJobs).where(eq(manualJobs.userId, userId));
  return row?.n ?? 0;
}

export async function putManualJob(
  db: Db,
  row: { id: string; userId: string; job: Job; linkKey: string; createdAt: Date },
): Promise<void> {
  await db
    .insert(manualJobs)
    .values(row)
    .onConflictDoUpdate({
      target: manualJobs.id,
      set: { job: row.job, linkKey: row.linkKey },
      setWhere: eq(manualJobs.userId, row.userId),
    });
}

export async function deleteManualJobs(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(manualJobs).where(and(eq(manualJobs.userId, userId), inArray(manualJobs.id, [...ids])));
}

export async function readManualJobs(db: Db, userId: string): Promise<{ job: Job; createdAt: Date }[]> {
  const rows = await db
    .select({ job: manualJobs.job, createdAt: manualJobs.createdAt })
    .from(manualJobs)
    .where(eq(manualJobs.userId, userId))
    .orderBy(desc(manualJobs.createdAt));
  return rows.map((row) => ({ job: Job.parse(row.job), createdAt: row.createdAt }));
}

/** Those of the ids that are manual jobs, of `userId` if given. */
export async function manualJobIds(db: Db, ids: readonly string[], userId?: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: manualJobs.id })
    .from(manualJobs)
    .where(
      and(inArray(manualJobs.id, [...ids]), userId === undefined ? undefined : eq(manualJobs.userId, userId)),
    );
  return new Set(rows.map(({ id }) => id));
}
