import { Job } from "@waymark/contract/jobs";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { ownJobs } from "../tables.ts";

/** A posting this person brought in; null for anybody else's. */
export async function readOwnJob(db: Db, userId: string, id: string): Promise<Job | null> {
  const [row] = await db
    .select({ job: ownJobs.job })
    .from(ownJobs)
    .where(and(eq(ownJobs.userId, userId), eq(ownJobs.id, id)));
  return row === undefined ? null : Job.parse(row.job);
}

/** The id of a person's posting with this address. */
export async function ownJobAt(db: Db, userId: string, linkKey: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: ownJobs.id })
    .from(ownJobs)
    .where(and(eq(ownJobs.userId, userId), eq(ownJobs.linkKey, linkKey)));
  return row?.id;
}

export async function countOwnJobs(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(ownJobs).where(eq(ownJobs.userId, userId));
  return row?.n ?? 0;
}

export async function putOwnJob(
  db: Db,
  row: { id: string; userId: string; job: Job; linkKey: string; createdAt: Date },
): Promise<void> {
  await db
    .insert(ownJobs)
    .values(row)
    .onConflictDoUpdate({
      target: ownJobs.id,
      set: { job: row.job, linkKey: row.linkKey },
      setWhere: eq(ownJobs.userId, row.userId),
    });
}

export async function deleteOwnJobs(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(ownJobs).where(and(eq(ownJobs.userId, userId), inArray(ownJobs.id, [...ids])));
}

/** Everything a person brought in. */
export async function readOwnJobs(db: Db, userId: string): Promise<{ job: Job; createdAt: Date }[]> {
  const rows = await db
    .select({ job: ownJobs.job, createdAt: ownJobs.createdAt })
    .from(ownJobs)
    .where(eq(ownJobs.userId, userId))
    .orderBy(desc(ownJobs.createdAt));
  return rows.map((row) => ({ job: Job.parse(row.job), createdAt: row.createdAt }));
}

/** Of the given ids those of postings that a person (or this person) brought in. */
export async function ownJobIds(db: Db, ids: readonly string[], userId?: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: ownJobs.id })
    .from(ownJobs)
    .where(and(inArray(ownJobs.id, [...ids]), userId === undefined ? undefined : eq(ownJobs.userId, userId)));
  return new Set(rows.map(({ id }) => id));
}
