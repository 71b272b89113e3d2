import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { trials, usageCounters } from "./tables.ts";

export type TrialRow = typeof trials.$inferSelect;

export async function insertTrial(db: Db, userId: string, startedAt: Date, endsAt: Date): Promise<void> {
  await db.insert(trials).values({ userId, startedAt, endsAt }).onConflictDoNothing();
}

export async function readTrial(db: Db, userId: string): Promise<TrialRow | null> {
  return (await db.select().from(trials).where(eq(trials.userId, userId)).limit(1)).at(0) ?? null;
}

export async function readUnwarned(db: Db, now: Date, before: Date, limit: number): Promise<TrialRow[]> {
  return db
    .select()
    .from(trials)
    .where(and(isNull(trials.warnedAt), gt(trials.endsAt, now), lte(trials.endsAt, before)))
    .limit(limit);
}

export async function readUnannouncedEnds(db: Db, now: Date, limit: number): Promise<TrialRow[]> {
  return db
    .select()
    .from(trials)
    .where(and(isNull(trials.endToldAt), lte(trials.endsAt, now)))
    .limit(limit);
}

export async function markAnnounced(
  db: Db,
  userId: string,
  what: "warnedAt" | "endToldAt",
  at: Date,
): Promise<boolean> {
  const told = await db
    .update(trials)
    .set({ [what]: at })
    .where(and(eq(trials.userId, userId), isNull(trials[what])))
    .returning({ userId: trials.userId });
  return told.length > 0;
}

export interface Counter {
  readonly userId: string;
  readonly what: string;
  readonly span: string;
}

/** One statement, because calls may be parallel. @returns the new count; null when the limit forbids it. */
export async function addUse(
  db: Db,
  counter: Counter,
  times: number,
  limit: number | null,
): Promise<number | null> {
  if (limit !== null && times > limit) return null;
  const rows = await db
    .insert(usageCounters)
    .values({ ...counter, count: times })
    .onConflictDoUpdate({
      target: [usageCounters.userId, usageCounters.what, usageCounters.span],
      set: { count: sql`${usageCounters.count} + ${times}` },
      ...(limit === null ? {} : { setWhere: sql`${usageCounters.count} + ${times} <= ${limit}` }),
    })
    .returning({ count: usageCounters.count });
  return rows.at(0)?.count ?? null;
}

export async function readUse(db: Db, { userId, what, span }: Counter): Promise<number> {
  const rows = await db
    .select({ count: usageCounters.count })
    .from(usageCounters)
    .where(and(eq(usageCounters.userId, userId), eq(usageCounters.what, what), eq(usageCounters.span, span)))
    .limit(1);
  return rows.at(0)?.count ?? 0;
}

export async function readUses(db: Db, userId: string) {
  return db
    .select({ what: usageCounters.what, span: usageCounters.span, count: usageCounters.count })
    .from(usageCounters)
    .where(eq(usageCounters.userId, userId))
    .orderBy(usageCounters.span, usageCounters.what);
}
