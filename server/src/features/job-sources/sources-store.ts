import type { Db } from "../../db/db.ts";
import { jobSources } from "../jobs/tables.ts";

export type SourceRow = typeof jobSources.$inferSelect;

export const readSources = (db: Db): Promise<SourceRow[]> => db.select().from(jobSources);

export async function saveSource(db: Db, row: SourceRow): Promise<void> {
  await db.insert(jobSources).values(row).onConflictDoUpdate({ target: jobSources.id, set: row });
}
