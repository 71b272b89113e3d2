import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { llmUsage } from "./tables.ts";

export interface DailyLimits {
  readonly calls: number;
  readonly tokens: number;
  readonly tokensOfAll: number;
}

/** Everybody's calls are limited by tokens only; this is the largest count of the column. */
const mostCalls = 2_147_483_646;

/** The id of the row that counts everybody's use; no person has it. */
const everybody = "everybody";

interface Spending {
  readonly userId: string;
  readonly day: string;
  readonly tokens: number;
}

/** Rolls back the person's count when everybody's daily limit is reached. */
class UsedUp extends Error {}

/**
 * Counts for the person and for everybody, each in one statement, so that parallel calls cannot exceed a limit.
 * Deletes old days. @returns the used-up limit; null when the call was counted.
 */
export async function takeCall(
  db: Db,
  { limits, ...spending }: Spending & { limits: DailyLimits },
): Promise<"person" | "all" | null> {
  const { userId, day } = spending;
  const old = lt(llmUsage.day, sql`${day}::date - 30`);
  await db.delete(llmUsage).where(and(inArray(llmUsage.userId, [userId, everybody]), old));
  try {
    return await db.transaction(async (tx) => {
      if (!(await spend(tx, spending, limits))) return "person";
      const ofAll = { calls: mostCalls, tokens: limits.tokensOfAll };
      if (!(await spend(tx, { ...spending, userId: everybody }, ofAll))) throw new UsedUp();
      return null;
    });
  } catch (error) {
    if (error instanceof UsedUp) return "all";
    throw error;
  }
}

async function spend(
  db: Db,
  { userId, day, tokens }: Spending,
  limits: { calls: number; tokens: number },
): Promise<boolean> {
  if (limits.calls < 1 || tokens > limits.tokens) return false;
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

export async function settleTokens(
  db: Db,
  { userId, day, difference }: { userId: string; day: string; difference: number },
): Promise<void> {
  await db
    .update(llmUsage)
    .set({ tokens: sql`GREATEST(0, ${llmUsage.tokens} + ${difference})` })
    .where(and(inArray(llmUsage.userId, [userId, everybody]), eq(llmUsage.day, day)));
}

export async function readTokensOfAll(db: Db, day: string): Promise<number> {
  const ofAll = and(eq(llmUsage.userId, everybody), eq(llmUsage.day, day));
  const [row] = await db.select({ tokens: llmUsage.tokens }).from(llmUsage).where(ofAll);
  return row?.tokens ?? 0;
}
