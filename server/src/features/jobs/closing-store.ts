import { inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { jobs } from "./tables.ts";

/** When each of these postings closes by its own word; those that are not there are absent. */
export async function closingOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await db
    .select({ id: jobs.id, closesAt: jobs.closesAt })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map(({ id, closesAt }) => [id, closesAt]));
}
