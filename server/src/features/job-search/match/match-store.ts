import { and, count, gt, inArray } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { jobs } from "../../jobs/tables.ts";

const columns = {
  id: jobs.id,
  title: jobs.title,
  skills: jobs.skills,
  welcomeSkills: jobs.welcomeSkills,
  location: jobs.location,
  country: jobs.country,
  remote: jobs.remote,
  payMin: jobs.payMin,
  payMax: jobs.payMax,
  payCurrency: jobs.payCurrency,
  language: jobs.language,
  type: jobs.type,
  towns: jobs.towns,
  companySize: jobs.companySize,
};

/** The fields for comparing postings with a person. */
export const readMatchRows = (db: Db, ids: readonly string[]) =>
  db
    .select(columns)
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));

/** The same with what rules look at besides. */
export const readRuleRows = (db: Db, ids: readonly string[]) =>
  db
    .select({
      ...columns,
      company: jobs.company,
      url: jobs.url,
      postedAt: jobs.postedAt,
      card: jobs.card,
      earlier: jobs.earlier,
      sample: jobs.sample,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));

/** The number of the given postings that came in after an instant. */
export async function cameAfter(db: Db, ids: readonly string[], after: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), gt(jobs.createdAt, after)));
  return row?.total ?? 0;
}
