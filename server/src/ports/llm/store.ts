import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { llmUsage } from "./tables.ts";

export interface DailyLimits {
  readonly calls: number;
  readonly tokens: number;
}

/**
 * Takes one call and so many tokens of a person's day, if both are left; in one statement, so that many at once do
 * not pass together. Days long gone are forgotten.
 * @returns whether there was one left.
 */
export async function takeCall(
  db: Db,
  { userId, day, tokens, limits }: { userId: string; day: string; tokens: number; limits: DailyLimits },
): Promise<boolean> {
  if (limits.calls < 1 || tokens > limits.tokens) return false;
  await db.delete(llmUsage).where(and(eq(llmUsage.userId, userId), lt(llmUsage.day, sql`${day}::date - 30`)));
  const rows = await db
    .insert(llmUsage)
    .values({ userId, day, calls: 1, tokens })
    .onConflictDoUpdate({
      target: [llmUsage.userId, llmUsage.day],
      set: { calls: sql`${llmUsage.calls} + 1`, tokens: sql`${llmUsage.tokens} + ${tokens}` },
      setWhere: sql`${llmUsage.calls} < ${limits.calls} AND ${llmUsage.tokens} + ${tokens} <= ${limits.tokens}`,
    })
    .returning({ calls: llmUsage.calls });
  return rows.length > 0;
}

/** Corrects what a call was taken to cost to what it did cost. */
export async function settleTokens(
  db: Db,
  { userId, day, difference }: { userId: string; day: string; difference: number },
): Promise<void> {
  await db
    .update(llmUsage)
    .set({ tokens: sql`GREATEST(0, ${llmUsage.tokens} + ${difference})` })
    .where(and(eq(llmUsage.userId, userId), eq(llmUsage.day, day)));
}
