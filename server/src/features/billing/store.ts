import { eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { trials } from "./tables.ts";

/** Notes a trial unless the person had one. */
export async function insertTrial(db: Db, userId: string, startedAt: Date, endsAt: Date): Promise<void> {
  await db.insert(trials).values({ userId, startedAt, endsAt }).onConflictDoNothing();
}

export async function readTrial(db: Db, userId: string): Promise<{ startedAt: Date; endsAt: Date } | null> {
  const [row] = await db
    .select({ startedAt: trials.startedAt, endsAt: trials.endsAt })
    .from(trials)
    .where(eq(trials.userId, userId));
  return row ?? null;
}
