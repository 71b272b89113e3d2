import type { Reminder } from "@waymark/contract/reminders";
import { and, asc, count, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { PersonSeal } from "../../db/seal.ts";
import { reminders } from "./tables.ts";

export type ReminderRow = typeof reminders.$inferSelect;

const one = (userId: string, id: string) => and(eq(reminders.userId, userId), eq(reminders.id, id));
const placeOf = (row: string) => ({ table: "reminders", row, column: "text_sealed" });

export const sealText = (seal: PersonSeal, id: string, plain: string) => seal.seal(placeOf(id), plain);

export type StoredReminder = Omit<Reminder, "job">;

export function reminderOf(row: ReminderRow, seal: PersonSeal): StoredReminder {
  return {
    id: row.id,
    version: row.version,
    applicationId: row.applicationId,
    text: seal.open(placeOf(row.id), row.textSealed),
    dueOn: row.dueOn,
    dueTime: row.dueTime,
    timeZone: row.timeZone,
    dueAt: row.dueAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function readReminders(db: Db, userId: string, applicationId?: string): Promise<ReminderRow[]> {
  const ofOne = applicationId === undefined ? undefined : eq(reminders.applicationId, applicationId);
  return db
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), ofOne))
    .orderBy(asc(reminders.dueAt), asc(reminders.id));
}

export async function readReminder(db: Db, userId: string, id: string): Promise<ReminderRow | null> {
  const [row] = await db.select().from(reminders).where(one(userId, id));
  return row ?? null;
}

export async function ownerOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: reminders.userId }).from(reminders).where(eq(reminders.id, id));
  return row?.userId ?? null;
}

export async function countReminders(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reminders).where(eq(reminders.userId, userId));
  return row?.total ?? 0;
}

export async function insertReminder(db: Db, row: ReminderRow): Promise<void> {
  await db.insert(reminders).values(row);
}

/** `counts` increments its version, for changes by the person. */
export async function updateReminder(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Omit<ReminderRow, "id" | "userId" | "version">>,
  counts = true,
): Promise<void> {
  await db
    .update(reminders)
    .set(counts ? { ...change, version: sql`${reminders.version} + 1` } : change)
    .where(one(userId, id));
}

export async function removeReminder(db: Db, userId: string, id: string): Promise<string | null> {
  const rows = await db
    .delete(reminders)
    .where(one(userId, id))
    .returning({ applicationId: reminders.applicationId });
  return rows[0]?.applicationId ?? null;
}

export async function readDue(db: Db, now: Date, limit: number): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: reminders.id, userId: reminders.userId })
    .from(reminders)
    .where(lte(reminders.tellAt, now))
    .orderBy(asc(reminders.tellAt))
    .limit(limit);
}

export async function readNext(
  db: Db,
  userId: string,
  applicationId?: string,
): Promise<{ applicationId: string; dueAt: Date }[]> {
  const ofOne = applicationId === undefined ? undefined : eq(reminders.applicationId, applicationId);
  return db
    .select({ applicationId: reminders.applicationId, dueAt: reminders.dueAt })
    .from(reminders)
    .where(and(eq(reminders.userId, userId), isNull(reminders.doneAt), ofOne))
    .orderBy(asc(reminders.dueAt));
}
