import type { Recording } from "@waymark/contract/interviews-mocks";
import { and, asc, count, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../../../db/db.ts";
import { mockRecordings } from "../tables.ts";

type Row = typeof mockRecordings.$inferSelect;

/** A recording with its key in the file store. */
export interface KeptRecording extends Recording {
  readonly mockId: string;
  readonly fileKey: string;
}

/** Milliseconds for which a deleted recording can be brought back. */
const undoMs = 10 * 60_000;

const recordingOf = ({ mockId, size, keptAt, goneAt, ...row }: Row): KeptRecording => ({
  ...{ id: row.id, answerId: row.answerId, seconds: row.seconds, type: row.type, fileKey: row.fileKey },
  mockId: mockId ?? "",
  bytes: size,
  keptAt: keptAt.toISOString(),
  goneAt: goneAt.toISOString(),
});

const isOwn = (userId: string, id: string) =>
  and(eq(mockRecordings.userId, userId), eq(mockRecordings.id, id), isNotNull(mockRecordings.mockId));
const isThere = (now: Date) => and(isNull(mockRecordings.deletedAt), gt(mockRecordings.goneAt, now));

/** The recordings of a mock interview that are still kept, the first one first. */
export async function readRecordings(
  db: Db,
  userId: string,
  mockId: string,
  now: Date,
): Promise<KeptRecording[]> {
  const rows = await db
    .select()
    .from(mockRecordings)
    .where(and(eq(mockRecordings.userId, userId), eq(mockRecordings.mockId, mockId), isThere(now)))
    .orderBy(asc(mockRecordings.keptAt), asc(mockRecordings.id));
  return rows.map(recordingOf);
}

/** Every stored recording of a person, those that wait for the purge too. */
export async function readAllRecordings(db: Db, userId: string): Promise<KeptRecording[]> {
  const rows = await db
    .select()
    .from(mockRecordings)
    .where(eq(mockRecordings.userId, userId))
    .orderBy(asc(mockRecordings.id));
  return rows.map(recordingOf);
}

/** One that is still kept, or with `deleted` one that can be brought back; null when there is none. */
export async function findRecording(
  db: Db,
  userId: string,
  id: string,
  now: Date,
  { deleted = false } = {},
): Promise<KeptRecording | null> {
  const since = new Date(now.getTime() - undoMs);
  const state = deleted
    ? and(gt(mockRecordings.deletedAt, since), gt(mockRecordings.goneAt, now))
    : isThere(now);
  const [row] = await db
    .select()
    .from(mockRecordings)
    .where(and(isOwn(userId, id), state));
  return row === undefined ? null : recordingOf(row);
}

/** Whether the id is used by anybody, also by a recording that is gone. */
export async function isRecordingKnown(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: mockRecordings.id })
    .from(mockRecordings)
    .where(eq(mockRecordings.id, id));
  return rows.length > 0;
}

export async function countRecordings(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(mockRecordings)
    .where(and(eq(mockRecordings.userId, userId), isThere(now)));
  return row?.total ?? 0;
}

/** Serialises what a person keeps, so that each call counts the others. Call it in a transaction. */
export async function lockRecordings(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716235))`);
}

export async function insertRecording(
  db: Db,
  userId: string,
  { bytes, keptAt, goneAt, ...recording }: KeptRecording,
): Promise<void> {
  await db.insert(mockRecordings).values({
    ...recording,
    userId,
    size: bytes,
    keptAt: new Date(keptAt),
    goneAt: new Date(goneAt),
  });
}

export async function markRecording(
  db: Db,
  userId: string,
  id: string,
  deletedAt: Date | null,
): Promise<void> {
  await db.update(mockRecordings).set({ deletedAt }).where(isOwn(userId, id));
}

/** Recordings whose 30 days are over, that were deleted, or whose mock interview was removed. */
export async function readOverdueRecordings(db: Db, now: Date, limit: number) {
  return db
    .select({ id: mockRecordings.id, fileKey: mockRecordings.fileKey })
    .from(mockRecordings)
    .where(
      or(
        lte(mockRecordings.goneAt, now),
        lte(mockRecordings.deletedAt, new Date(now.getTime() - undoMs)),
        isNull(mockRecordings.mockId),
      ),
    )
    .orderBy(asc(mockRecordings.id))
    .limit(limit);
}

export async function removeRecording(db: Db, id: string): Promise<void> {
  await db.delete(mockRecordings).where(eq(mockRecordings.id, id));
}
