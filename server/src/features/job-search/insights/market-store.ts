import { and, asc, count, desc, eq, inArray, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { jobs } from "../../jobs/tables.ts";

const insightColumns = {
  payMin: jobs.payMin,
  payMax: jobs.payMax,
  currency: jobs.payCurrency,
  company: jobs.company,
  remote: jobs.remote,
  postedAt: jobs.postedAt,
  skills: jobs.skills,
  sample: jobs.sample,
};

/** The columns of postings from which insights are computed. */
export async function insightRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select(insightColumns)
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
}

/** Real postings that stand for themselves and that everybody may see, without those of sources that may not be counted. */
const isCounted = (without: readonly string[]) =>
  and(
    eq(jobs.sample, false),
    eq(jobs.shown, true),
    eq(jobs.followersOnly, false),
    without.length === 0 ? undefined : notInArray(jobs.source, [...without]),
  );

/** The commonest texts that real postings name their place by. */
export const commonLocations = (db: Db, without: readonly string[]) =>
  db
    .select({ location: jobs.location, country: jobs.country, count: count() })
    .from(jobs)
    .where(and(isCounted(without), ne(jobs.location, "")))
    .groupBy(jobs.location, jobs.country)
    .orderBy(desc(count()), asc(jobs.location))
    .limit(400);

/** The commonest titles of real postings. */
export async function marketTitles(
  db: Db,
  limit: number,
  without: readonly string[],
): Promise<{ titleKey: string; label: string }[]> {
  return db
    .select({
      titleKey: jobs.titleKey,
      label: sql<string>`mode() within group (order by ${jobs.plainTitle})`,
    })
    .from(jobs)
    .where(and(isCounted(without), ne(jobs.titleKey, "")))
    .groupBy(jobs.titleKey)
    .orderBy(desc(count()), asc(jobs.titleKey))
    .limit(limit);
}

/** The basis of market cards: at most the newest 5,000 postings. */
const marketRows = (db: Db, where: SQL, without: readonly string[]) =>
  db
    .select(insightColumns)
    .from(jobs)
    .where(and(isCounted(without), where))
    .orderBy(desc(jobs.postedAt))
    .limit(5_000);

export const marketRowsAt = (db: Db, locations: readonly string[], without: readonly string[]) =>
  marketRows(db, inArray(jobs.location, [...locations]), without);
export const marketRowsOf = (db: Db, titleKey: string, without: readonly string[]) =>
  marketRows(db, eq(jobs.titleKey, titleKey), without);
