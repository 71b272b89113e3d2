import { desc, eq, lt } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { contactMessages } from "./tables.ts";

export type ContactRow = typeof contactMessages.$inferSelect;

/** @returns whether the row is new: a form that is sent again creates no second one. */
export async function insertContact(db: Db, row: Omit<ContactRow, "handledAt">): Promise<boolean> {
  const inserted = await db
    .insert(contactMessages)
    .values(row)
    .onConflictDoNothing({ target: contactMessages.formId })
    .returning({ id: contactMessages.id });
  return inserted.length === 1;
}

export const newestContacts = (db: Db, limit: number): Promise<ContactRow[]> =>
  db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit);

export async function setHandled(db: Db, id: string, at: Date | null): Promise<boolean> {
  const set = await db
    .update(contactMessages)
    .set({ handledAt: at })
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  return set.length === 1;
}

export async function removeContact(db: Db, id: string): Promise<boolean> {
  const removed = await db
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  return removed.length === 1;
}

export async function removeContactsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
