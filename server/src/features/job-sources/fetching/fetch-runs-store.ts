import { and, eq, inArray, lt } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { jobAnswers, jobs } from "../../jobs/tables.ts";

export type AnswerRow = typeof jobAnswers.$inferSelect;

export async function readAnswer(db: Db, source: string, address: string): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(jobAnswers)
    .where(and(eq(jobAnswers.source, source), eq(jobAnswers.address, address)));
  return row;
}

export async function saveAnswer(db: Db, row: AnswerRow): Promise<void> {
  await db
    .insert(jobAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [jobAnswers.source, jobAnswers.address], set: row });
}

/** Deletes answers of addresses not requested since `before`. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(jobAnswers).where(lt(jobAnswers.answeredAt, before));
}

/** A source's stored postings that have their text and are not older than `since`. */
export async function freshPostings(
  db: Db,
  source: string,
  sourceIds: readonly string[],
  since: Date,
): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set();
  const rows = await db
    .select({ sourceId: jobs.sourceId, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(eq(jobs.source, source), inArray(jobs.sourceId, [...sourceIds])));
  return new Set(rows.filter((row) => row.createdAt >= since).map((row) => row.sourceId));
}
