import { and, asc, count, eq, gt, gte, lt, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { InterviewRow } from "./stored-interview.ts";
import { interviews } from "./tables.ts";

const one = (userId: string, id: string) => and(eq(interviews.userId, userId), eq(interviews.id, id));

/** A person's interviews by time, optionally of one application. */
export async function readInterviews(
  db: Db,
  userId: string,
  applicationId?: string,
): Promise<InterviewRow[]> {
  const ofOne = applicationId === undefined ? undefined : eq(interviews.applicationId, applicationId);
  return db
    .select()
    .from(interviews)
    .where(and(eq(interviews.userId, userId), ofOne))
    .orderBy(asc(interviews.startsAt), asc(interviews.id));
}

export async function readInterview(db: Db, userId: string, id: string): Promise<InterviewRow | null> {
  const [row] = await db.select().from(interviews).where(one(userId, id));
  return row ?? null;
}

/** A person's interviews that begin between two instants; nothing sealed. */
export async function readBetween(db: Db, userId: string, from: Date, to: Date) {
  return db
    .select({
      id: interviews.id,
      applicationId: interviews.applicationId,
      kind: interviews.kind,
      status: interviews.status,
      startsAt: interviews.startsAt,
      endsAt: interviews.endsAt,
    })
    .from(interviews)
    .where(and(eq(interviews.userId, userId), gte(interviews.startsAt, from), lt(interviews.startsAt, to)))
    .orderBy(asc(interviews.startsAt), asc(interviews.id));
}

/** The owner of an interview id; null when it is unused. */
export async function ownerOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: interviews.userId }).from(interviews).where(eq(interviews.id, id));
  return row?.userId ?? null;
}

export async function countInterviews(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(interviews).where(eq(interviews.userId, userId));
  return row?.total ?? 0;
}

export async function insertInterview(db: Db, row: InterviewRow): Promise<void> {
  await db.insert(interviews).values(row);
}

/** Changes a row; `counts` increments its version, for changes by the person. */
export async function updateInterview(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Omit<InterviewRow, "id" | "userId" | "version">>,
  counts = true,
): Promise<void> {
  await db
    .update(interviews)
    .set(counts ? { ...change, version: sql`${interviews.version} + 1` } : change)
    .where(one(userId, id));
}

/** @returns the id of its application; null when there was none. */
export async function removeInterview(db: Db, userId: string, id: string): Promise<string | null> {
  const rows = await db
    .delete(interviews)
    .where(one(userId, id))
    .returning({ applicationId: interviews.applicationId });
  return rows[0]?.applicationId ?? null;
}

/** Interviews whose alert is due, the longest overdue first. */
export async function readDue(db: Db, now: Date, limit: number): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: interviews.id, userId: interviews.userId })
    .from(interviews)
    .where(lte(interviews.nextLookAt, now))
    .orderBy(asc(interviews.nextLookAt))
    .limit(limit);
}

/** Everybody's future interviews that are not cancelled, one page in order of their ids. */
export async function readToCome(db: Db, now: Date, after: string, limit: number): Promise<InterviewRow[]> {
  return db
    .select()
    .from(interviews)
    .where(and(gt(interviews.endsAt, now), ne(interviews.status, "cancelled"), gt(interviews.id, after)))
    .orderBy(asc(interviews.id))
    .limit(limit);
}

/** The start of each application's next planned interview that is not over. */
export async function readNext(
  db: Db,
  userId: string,
  now: Date,
  applicationId?: string,
): Promise<{ applicationId: string; startsAt: Date }[]> {
  return db
    .select({ applicationId: interviews.applicationId, startsAt: interviews.startsAt })
    .from(interviews)
    .where(
      and(
        eq(interviews.userId, userId),
        eq(interviews.status, "planned"),
        gt(interviews.endsAt, now),
        applicationId === undefined ? undefined : eq(interviews.applicationId, applicationId),
      ),
    )
    .orderBy(asc(interviews.startsAt));
}
