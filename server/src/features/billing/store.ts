import type { Db } from "../../db/db.ts";
import { trials } from "./tables.ts";

/** Notes a trial unless the person had one. */
export async function insertTrial(db: Db, userId: string, startedAt: Date, endsAt: Date): Promise<void> {
  await db.insert(trials).values({ userId, startedAt, endsAt }).onConflictDoNothing();
}
