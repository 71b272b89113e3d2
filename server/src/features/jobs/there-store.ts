import { and, gte, inArray, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { jobs, ownJobs } from "./tables.ts";

/** Which of these postings are there and open; one that a person brought in is there as long as they keep it. */
export async function idsThere(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const posted = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), or(isNull(jobs.closesAt), gte(jobs.closesAt, now))));
  const own = await db
    .select({ id: ownJobs.id })
    .from(ownJobs)
    .where(inArray(ownJobs.id, [...ids]));
  return [...posted, ...own].map(({ id }) => id);
}
