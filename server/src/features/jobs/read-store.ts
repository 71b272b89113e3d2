import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { CardRow } from "./job-row.ts";
import { jobs } from "./tables.ts";

/** The characters of a description that a card shows. */
const cardLength = 6_000;

const cardColumns = {
  id: jobs.id,
  source: jobs.source,
  title: jobs.title,
  company: jobs.company,
  postedOn: jobs.postedOn,
  boardId: jobs.boardId,
  followersOnly: jobs.followersOnly,
  location: jobs.location,
  remote: jobs.remote,
  postedAt: jobs.postedAt,
  salary: jobs.salary,
  payMin: jobs.payMin,
  payMax: jobs.payMax,
  payCurrency: jobs.payCurrency,
  payPeriod: jobs.payPeriod,
  description: sql<string>`left(${jobs.description}, ${sql.raw(String(cardLength))})`,
  type: jobs.type,
  url: jobs.url,
  sample: jobs.sample,
  cardId: jobs.cardId,
  card: jobs.card,
  earlier: jobs.earlier,
  textSignals: jobs.textSignals,
  createdAt: jobs.createdAt,
};

/** Cards in the order of their ids; ids that are gone are left out. */
export async function cardsById(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function jobById(db: Db, id: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select({ ...cardColumns, description: jobs.description })
    .from(jobs)
    .where(eq(jobs.id, id));
  if (row === undefined || row.cardId === null) return row;
  // The card's main posting has the links of all.
  const [head] = await db.select({ card: jobs.card }).from(jobs).where(eq(jobs.id, row.cardId));
  return { ...row, card: head?.card ?? row.card };
}

/** The source of a posting and its id there; undefined for a posting that is not stored. */
export async function sourceOf(
  db: Db,
  id: string,
): Promise<{ source: string; sourceId: string } | undefined> {
  const [row] = await db
    .select({ source: jobs.source, sourceId: jobs.sourceId })
    .from(jobs)
    .where(eq(jobs.id, id));
  return row;
}

/** The texts of postings, for phrase searches. */
export async function textsById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { id, title, company, description } = jobs;
  const rows = await db
    .select({ id, title, company, description })
    .from(jobs)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, [row.title, row.company, row.description]]));
}

/** The numbers of shown postings and of shown samples. */
export async function countJobs(db: Db): Promise<{ postings: number; samples: number }> {
  const [row] = await db
    .select({
      postings: sql<number>`(count(*) filter (where not sample and shown and not followers_only))::int`,
      samples: sql<number>`(count(*) filter (where sample and shown))::int`,
    })
    .from(jobs);
  return row ?? { postings: 0, samples: 0 };
}

/** The stated closing dates of postings; missing postings are absent. */
export async function closingOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await db
    .select({ id: jobs.id, closesAt: jobs.closesAt })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map(({ id, closesAt }) => [id, closesAt]));
}
