import type { DataExport, Erasure } from "@waymark/contract/personal-data";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, rowsOf } from "../../db/db.ts";
import type { OpenDatabase } from "../../db/open.ts";
import { events } from "../../events/tables.ts";
import { outgoingMessages } from "../../ports/outgoing/tables.ts";
import { dataExports, erasures, unusedNotices } from "./tables.ts";

type ExportRow = typeof dataExports.$inferSelect;
const FileKeys = z.array(z.string());

export function exportOf(row: ExportRow, partsInAll: number): DataExport {
  const { id, state, parts, bytes, askedAt, expiresAt } = row;
  return {
    id,
    state,
    parts,
    partsInAll,
    bytes,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

export async function readNewestExport(db: Db, userId: string): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.id))
    .limit(1);
  return row ?? null;
}

export async function readExport(db: Db, userId: string, id: string): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.id, id)));
  return row ?? null;
}

export async function insertExport(db: Db, row: Pick<ExportRow, "id" | "userId" | "askedAt">): Promise<void> {
  await db.insert(dataExports).values({ ...row, state: "waiting" });
}

/** Ends downloads of a person's packed exports; the next sweep deletes the files. A running pack is given up. */
export async function endExports(db: Db, userId: string, now: Date): Promise<void> {
  await db.update(dataExports).set({ state: "failed", expiresAt: now }).where(eq(dataExports.userId, userId));
}

/** Changes an export that is still being packed; false when it is gone or was ended. */
export async function updateExport(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Pick<ExportRow, "state" | "parts" | "bytes" | "expiresAt">> & { pieceKeys?: string[] },
): Promise<boolean> {
  const changed = await db
    .update(dataExports)
    .set(change)
    .where(
      and(
        eq(dataExports.userId, userId),
        eq(dataExports.id, id),
        inArray(dataExports.state, ["waiting", "running"]),
      ),
    )
    .returning({ id: dataExports.id });
  return changed.length > 0;
}

export const pieceKeysOf = (row: Pick<ExportRow, "pieceKeys">): string[] => FileKeys.parse(row.pieceKeys);

export async function readPieceKeys(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ pieceKeys: dataExports.pieceKeys })
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  return rows.flatMap(pieceKeysOf);
}

/** Deletes a person's exports except one, and returns the keys of their pieces. */
export async function removeOtherExports(db: Db, userId: string, keep: string): Promise<string[]> {
  const gone = await db
    .delete(dataExports)
    .where(and(eq(dataExports.userId, userId), lt(dataExports.id, keep)))
    .returning({ pieceKeys: dataExports.pieceKeys });
  return gone.flatMap(pieceKeysOf);
}

/** Deletes expired exports, and returns the keys of their pieces. */
export async function removeOldExports(db: Db, now: Date, askedBefore: Date): Promise<string[]> {
  const gone = await db
    .delete(dataExports)
    .where(or(lte(dataExports.expiresAt, now), lt(dataExports.askedAt, askedBefore)))
    .returning({ pieceKeys: dataExports.pieceKeys });
  return gone.flatMap(pieceKeysOf);
}

export async function readErasure(db: Db, userId: string): Promise<Erasure | null> {
  const [row] = await db
    .select()
    .from(erasures)
    .where(and(eq(erasures.userId, userId), isNull(erasures.erasedAt)));
  return row === undefined ? null : { askedAt: row.askedAt.toISOString(), erasedAt: row.dueAt.toISOString() };
}

/** Records an erasure; false when there was one before. */
export async function insertErasure(db: Db, userId: string, askedAt: Date, dueAt: Date): Promise<boolean> {
  const noted = await db
    .insert(erasures)
    .values({ userId, askedAt, dueAt })
    .onConflictDoNothing()
    .returning({ userId: erasures.userId });
  return noted.length > 0;
}

/** Moves an erasure forward. */
export async function hastenErasure(db: Db, userId: string, dueAt: Date): Promise<void> {
  await db.update(erasures).set({ dueAt }).where(eq(erasures.userId, userId));
}

/** Cancels an erasure; false when there was none, or it is due: then it may be running. */
export async function removeErasure(db: Db, userId: string, now: Date): Promise<boolean> {
  const gone = await db
    .delete(erasures)
    .where(and(eq(erasures.userId, userId), gt(erasures.dueAt, now)))
    .returning({ userId: erasures.userId });
  return gone.length > 0;
}

/** People whose erasure is due, or who were erased without all files being deleted. */
export async function readDueErasures(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: erasures.userId })
    .from(erasures)
    .where(or(lte(erasures.dueAt, now), isNotNull(erasures.erasedAt)))
    .limit(1_000);
  return rows.map((row) => row.userId);
}

export async function isErasureDue(db: Db, userId: string, now: Date): Promise<boolean> {
  const due = and(eq(erasures.userId, userId), lte(erasures.dueAt, now), isNull(erasures.erasedAt));
  return (await db.$count(erasures, due)) > 0;
}

/** Locks a due erasure; false when it was cancelled, or its rows are already deleted. For a transaction. */
export async function lockErasure(db: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: erasures.userId })
    .from(erasures)
    .where(and(eq(erasures.userId, userId), lte(erasures.dueAt, now), isNull(erasures.erasedAt)))
    .for("update");
  return rows.length > 0;
}

export async function noteErased(db: Db, userId: string, erasedAt: Date, fileKeys: string[]): Promise<void> {
  await db.update(erasures).set({ erasedAt, fileKeys }).where(eq(erasures.userId, userId));
}

/** Files of an erased person that may still exist; null when nothing is left to do. */
export async function readFilesToErase(db: Db, userId: string): Promise<string[] | null> {
  const [row] = await db
    .select({ fileKeys: erasures.fileKeys })
    .from(erasures)
    .where(and(eq(erasures.userId, userId), isNotNull(erasures.erasedAt)));
  return row === undefined ? null : FileKeys.parse(row.fileKeys);
}

export async function endErasure(db: Db, userId: string): Promise<void> {
  await db.delete(erasures).where(and(eq(erasures.userId, userId), isNotNull(erasures.erasedAt)));
}

/** Records that a notice was written; false when there is one. */
export async function insertUnusedNotice(db: Db, userId: string, writtenAt: Date): Promise<boolean> {
  const noted = await db
    .insert(unusedNotices)
    .values({ userId, writtenAt })
    .onConflictDoNothing()
    .returning({ userId: unusedNotices.userId });
  return noted.length > 0;
}

/** All notices, with the state of each one's newest mail. */
export async function readUnusedNotices(db: Db) {
  const mail = db
    .select({ state: outgoingMessages.state, settledAt: outgoingMessages.updatedAt })
    .from(outgoingMessages)
    .where(
      and(eq(outgoingMessages.sealedFor, unusedNotices.userId), eq(outgoingMessages.key, "account-unused")),
    )
    .orderBy(desc(outgoingMessages.createdAt))
    .limit(1)
    .as("mail");
  return db
    .select({
      userId: unusedNotices.userId,
      writtenAt: unusedNotices.writtenAt,
      mailedAt: unusedNotices.mailedAt,
      state: mail.state,
      settledAt: mail.settledAt,
    })
    .from(unusedNotices)
    .leftJoinLateral(mail, sql`true`)
    .orderBy(unusedNotices.writtenAt);
}

export async function setNoticeMailed(db: Db, userId: string, mailedAt: Date): Promise<void> {
  await db.update(unusedNotices).set({ mailedAt }).where(eq(unusedNotices.userId, userId));
}

export async function deleteUnusedNotice(db: Db, userId: string): Promise<void> {
  await db.delete(unusedNotices).where(eq(unusedNotices.userId, userId));
}

/** Every table with rows of people: those with a column `user_id`. */
export async function readPersonalTables(db: Db): Promise<string[]> {
  const found = await db.execute(sql`SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY table_name`);
  return rowsOf<{ name: string }>(found).map((row) => row.name);
}

export async function deleteEventsOf(db: Db, userId: string): Promise<void> {
  await db.delete(events).where(eq(events.userId, userId));
}

/** Tables with a column `user_id` that stay: the record of the erasure itself, and the last events of the tabs. */
const staying = new Set(["erasures", "events"]);

/** Deletes all remaining rows of a person, even in tables that no feature named. For a transaction. */
export async function deletePersonalRows(db: Db, userId: string): Promise<void> {
  for (const table of await readPersonalTables(db)) {
    if (!staying.has(table))
      await db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE user_id = ${userId}`);
  }
  await db.delete(outgoingMessages).where(eq(outgoingMessages.sealedFor, userId));
}

/**
 * Rewrites the tables and the write-ahead log of the embedded database, so that deleted data is in neither its files
 * nor later backups. An external server reuses that space in its own time. It may take minutes: call it once for many
 * people.
 */
export async function scrubDeleted(database: OpenDatabase): Promise<void> {
  const tables = ["users", ...(await readPersonalTables(database.db)), "outgoing_messages"];
  await database.maintain([
    ...tables.map((table) => `VACUUM (FULL, ANALYZE) "${table}"`),
    "SELECT pg_switch_wal()",
    "CHECKPOINT",
  ]);
}
