import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  sql,
} from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { ApplicationRow, CardRow } from "./stored-application.ts";
import { applications } from "./tables.ts";

/** Milliseconds for which a deleted application can be restored. */
export const trashMs = 30 * 86_400_000;
const endOfTrash = (now: Date) => new Date(now.getTime() - trashMs);

const isLive = (userId: string) => and(eq(applications.userId, userId), isNull(applications.deletedAt));
const isOne = (userId: string, id: string) => and(eq(applications.userId, userId), eq(applications.id, id));
const isTrash = (userId: string, now: Date) =>
  and(eq(applications.userId, userId), gt(applications.deletedAt, endOfTrash(now)));

const {
  userId: _userId,
  description: _description,
  notesSealed: _notes,
  resumeNameSealed: _resume,
  letterNameSealed: _letter,
  ...cardColumns
} = getTableColumns(applications);

/** Serialises changes to a person's tracker. Call it in a transaction before anything is read. */
export async function lockTracker(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716233))`);
}

/** A person's deleted applications that can be restored, the last deleted first. */
export async function readTrash(db: Db, userId: string, now: Date): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(applications)
    .where(isTrash(userId, now))
    .orderBy(desc(applications.deletedAt), desc(applications.id));
}

/** One application of a person outside the trash; null when there is none. */
export async function readRow(db: Db, userId: string, id: string): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(isLive(userId), eq(applications.id, id)));
  return row ?? null;
}

/** A person's rows among these ids, including the trash. */
export async function readRows(db: Db, userId: string, ids: readonly string[]): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(and(eq(applications.userId, userId), inArray(applications.id, [...ids])));
}

/** Every application of a person, including the trash, oldest first. */
export async function readAllRows(db: Db, userId: string): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(asc(applications.createdAt), asc(applications.id));
}

/** Every application outside the trash, oldest first. */
export async function readLiveRows(db: Db, userId: string): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(isLive(userId))
    .orderBy(asc(applications.createdAt), asc(applications.id));
}

/** The owner of an application id, including the trash; null when it is unused. */
export async function ownerOf(
  db: Db,
  id: string,
): Promise<{ userId: string; deletedAt: Date | null } | null> {
  const [row] = await db
    .select({ userId: applications.userId, deletedAt: applications.deletedAt })
    .from(applications)
    .where(eq(applications.id, id));
  return row ?? null;
}

/** Counts a person's applications, with the trash if asked for. */
export async function countRows(db: Db, userId: string, { trash }: { trash: boolean }): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applications)
    .where(trash ? eq(applications.userId, userId) : isLive(userId));
  return row?.total ?? 0;
}

/** The rank of the top card of a column; null for an empty one. */
export async function topRank(db: Db, userId: string, stage: string): Promise<number | null> {
  const [row] = await db
    .select({ rank: min(applications.rank) })
    .from(applications)
    .where(and(isLive(userId), eq(applications.stage, stage)));
  return row?.rank ?? null;
}

/** The ranks of a column, from top to bottom. */
export async function readRanks(
  db: Db,
  userId: string,
  stage: string,
): Promise<{ id: string; rank: number }[]> {
  return db
    .select({ id: applications.id, rank: applications.rank })
    .from(applications)
    .where(and(isLive(userId), eq(applications.stage, stage)))
    .orderBy(asc(applications.rank), asc(applications.id));
}

const mostAtOnce = 500;

export async function insertRows(db: Db, rows: readonly ApplicationRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += mostAtOnce)
    await db.insert(applications).values(rows.slice(i, i + mostAtOnce));
}

export type RowChange = Partial<Omit<ApplicationRow, "id" | "userId" | "createdAt" | "version">>;

export async function updateRow(db: Db, userId: string, id: string, change: RowChange): Promise<void> {
  await db
    .update(applications)
    .set({ ...change, version: sql`${applications.version} + 1` })
    .where(isOne(userId, id));
}

/** Sets places in a column. Versions stay, because a place never causes a conflict between tabs. */
export async function updateRanks(
  db: Db,
  userId: string,
  ranks: readonly { id: string; rank: number }[],
): Promise<void> {
  for (const { id, rank } of ranks) await db.update(applications).set({ rank }).where(isOne(userId, id));
}

/** Takes an application out of the trash. @returns false when it is not there. */
export async function unmarkDeleted(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const back = await db
    .update(applications)
    .set({ deletedAt: null, updatedAt: now, version: sql`${applications.version} + 1` })
    .where(and(isTrash(userId, now), eq(applications.id, id)))
    .returning({ id: applications.id });
  return back.length > 0;
}

/** Removes applications deleted 30 days ago. @returns their number. */
export async function deleteOverdue(db: Db, now: Date, limit: number): Promise<number> {
  const overdue = db
    .select({ id: applications.id })
    .from(applications)
    .where(lte(applications.deletedAt, endOfTrash(now)))
    .orderBy(asc(applications.deletedAt))
    .limit(limit);
  const gone = await db
    .delete(applications)
    .where(and(inArray(applications.id, overdue), isNotNull(applications.deletedAt)))
    .returning({ id: applications.id });
  return gone.length;
}

/** One of these stages that still has an application; null when none has. */
export async function stagesInUse(db: Db, userId: string, stages: readonly string[]): Promise<string | null> {
  if (stages.length === 0) return null;
  const [row] = await db
    .select({ stage: applications.stage })
    .from(applications)
    .where(and(isLive(userId), inArray(applications.stage, [...stages])))
    .limit(1);
  return row?.stage ?? null;
}

/** The ids among the given ones that are in use by anybody. */
export async function ownersOf(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let i = 0; i < ids.length; i += 5_000) {
    const rows = await db
      .select({ id: applications.id })
      .from(applications)
      .where(inArray(applications.id, ids.slice(i, i + 5_000)));
    for (const { id } of rows) found.add(id);
  }
  return found;
}
