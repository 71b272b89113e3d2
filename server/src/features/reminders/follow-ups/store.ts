import { and, asc, eq, inArray, lt, lte } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { dismissedFollowUps, followUpLooks } from "./tables.ts";

export async function readDismissed(db: Db, userId: string) {
  return db
    .select({ suggestion: dismissedFollowUps.suggestion, dismissedAt: dismissedFollowUps.dismissedAt })
    .from(dismissedFollowUps)
    .where(eq(dismissedFollowUps.userId, userId))
    .orderBy(asc(dismissedFollowUps.suggestion));
}

export async function insertDismissed(db: Db, userId: string, suggestion: string, at: Date): Promise<void> {
  await db.insert(dismissedFollowUps).values({ userId, suggestion, dismissedAt: at }).onConflictDoNothing();
}

export async function deleteDismissed(db: Db, userId: string, suggestion: string): Promise<void> {
  await db
    .delete(dismissedFollowUps)
    .where(and(eq(dismissedFollowUps.userId, userId), eq(dismissedFollowUps.suggestion, suggestion)));
}

export async function deleteOldDismissed(db: Db, before: Date): Promise<void> {
  await db.delete(dismissedFollowUps).where(lt(dismissedFollowUps.dismissedAt, before));
}

export async function withoutLook(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: followUpLooks.userId })
    .from(followUpLooks)
    .where(inArray(followUpLooks.userId, [...userIds]));
  const known = new Set(rows.map((row) => row.userId));
  return userIds.filter((userId) => !known.has(userId));
}

export async function writeLook(db: Db, userId: string, nextLookAt: Date): Promise<void> {
  await db
    .insert(followUpLooks)
    .values({ userId, nextLookAt })
    .onConflictDoUpdate({ target: followUpLooks.userId, set: { nextLookAt } });
}

export async function readLook(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db.select().from(followUpLooks).where(eq(followUpLooks.userId, userId));
  return row?.nextLookAt ?? null;
}

export async function readDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: followUpLooks.userId })
    .from(followUpLooks)
    .where(lte(followUpLooks.nextLookAt, now))
    .orderBy(asc(followUpLooks.nextLookAt))
    .limit(limit);
  return rows.map((row) => row.userId);
}
