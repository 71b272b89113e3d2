import { lt, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { limitCounters } from "./tables.ts";

export interface Counted {
  readonly key: string;
  readonly window: number;
  readonly count: number;
}

export async function addToCounters(db: Db, additions: readonly Counted[]): Promise<Counted[]> {
  if (additions.length === 0) return [];
  return db
    .insert(limitCounters)
    .values([...additions])
    .onConflictDoUpdate({
      target: [limitCounters.key, limitCounters.window],
      set: { count: sql`${limitCounters.count} + excluded.count` },
    })
    .returning();
}

export async function forgetCounters(db: Db, before: number): Promise<void> {
  await db.delete(limitCounters).where(lt(limitCounters.window, before));
}
