import { and, count, eq, min, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import type { JobRow } from "../job-row.ts";
import { jobs } from "../tables.ts";

/**
 * Lets samples step aside where everybody finds real postings of their country and occupation group, and come back
 * where there are none any more.
 */
export async function updateSampleVisibility(db: Db): Promise<JobRow[]> {
  // Read from an index in one query: with a subquery for each sample, a wrong estimate makes the database read all
  // postings each time.
  const country = sql<string>`coalesce(${jobs.country}, '')`;
  const pairs = await db
    .selectDistinct({ group: jobs.occupationGroup, country })
    .from(jobs)
    .where(sql`not ${jobs.sample} and not ${jobs.followersOnly}`);
  const [groups, countries] = [pairs.map(({ group }) => group), pairs.map((pair) => pair.country)];
  const real = sql`exists (select 1 from unnest(${sql.param(groups)}::text[], ${sql.param(countries)}::text[])
    as r (occupation_group, country) where r.occupation_group = jobs.occupation_group and r.country = ${country})`;
  return db
    .update(jobs)
    .set({ shown: sql`not ${real}` })
    .where(and(eq(jobs.sample, true), sql`jobs.shown = ${real}`))
    .returning();
}

export async function samplesThere(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: min(jobs.seenAt) })
    .from(jobs)
    .where(eq(jobs.sample, true));
  return row ?? { count: 0, since: null };
}
