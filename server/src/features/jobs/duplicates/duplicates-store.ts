import { and, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import type { JobRow } from "../job-row.ts";
import { jobs, type StoredCard } from "../tables.ts";
import type { GroupMember } from "./may-share-group.ts";

const columns = {
  id: jobs.id,
  source: jobs.source,
  url: jobs.url,
  boardId: jobs.boardId,
  followersOnly: jobs.followersOnly,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  country: jobs.country,
  payMin: jobs.payMin,
  payMax: jobs.payMax,
  payCurrency: jobs.payCurrency,
  salary: jobs.salary,
  type: jobs.type,
  postedAt: jobs.postedAt,
  earlier: jobs.earlier,
  createdAt: jobs.createdAt,
  fingerprint: jobs.fingerprint,
  linkKey: jobs.linkKey,
  cardId: sql<string>`coalesce(${jobs.cardId}, ${jobs.id})`,
  length: sql<number>`length(${jobs.description})`,
};

/** A posting that may be the same job; its text is read only when everything else agrees. */
export type Neighbour = Pick<JobRow, Exclude<keyof typeof columns, "length" | "cardId">> & {
  readonly cardId: string;
  readonly length: number;
};

/** At most this many postings of one employer and title are compared. */
const most = 3_000;

/** The postings of these cards, and of every card with a posting that shares a key. Samples stand alone. */
export async function possibleDuplicates(
  db: Db,
  by: {
    keys: readonly string[];
    links: readonly string[];
    cards: readonly string[];
    /** Boards whose follower-only postings count, too; those of other boards must not replace a public posting. */
    boards: readonly string[];
  },
): Promise<Neighbour[]> {
  const inReach =
    by.boards.length === 0
      ? eq(jobs.followersOnly, false)
      : or(eq(jobs.followersOnly, false), inArray(jobs.boardId, [...by.boards]));
  const shares = or(
    by.keys.length > 0 ? and(inReach, inArray(jobs.fingerprint, [...by.keys])) : undefined,
    by.links.length > 0 ? and(inReach, inArray(jobs.linkKey, [...by.links])) : undefined,
    by.cards.length > 0
      ? or(inArray(jobs.id, [...by.cards]), inArray(jobs.cardId, [...by.cards]))
      : undefined,
  );
  if (shares === undefined) return [];
  const found = await db
    .selectDistinct({ cardId: columns.cardId })
    .from(jobs)
    .where(and(eq(jobs.sample, false), shares))
    .limit(most);
  const cards = found.map(({ cardId }) => cardId);
  return db
    .select(columns)
    .from(jobs)
    .where(or(inArray(jobs.id, cards), inArray(jobs.cardId, cards)))
    .orderBy(jobs.createdAt, jobs.id);
}

/** One to two megabytes, which the driver parses at once. */
const bodiesAtATime = 100;

export async function bodies(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let i = 0; i < ids.length; i += bodiesAtATime) {
    const rows = await db
      .select({ id: jobs.id, description: sql<string>`left(${jobs.description}, 20000)` })
      .from(jobs)
      .where(inArray(jobs.id, ids.slice(i, i + bodiesAtATime)));
    for (const { id, description } of rows) found.set(id, description);
  }
  return found;
}

/** Puts postings on a card; the posting with the card's id represents the others. */
export async function addToGroup(db: Db, cardId: string, ids: readonly string[]): Promise<void> {
  await db
    .update(jobs)
    .set({
      cardId: sql`nullif(${cardId}::text, ${jobs.id})`,
      shown: sql`${jobs.id} = ${cardId}::text`,
      card: null,
    })
    .where(inArray(jobs.id, [...ids]));
}

export async function putCard(
  db: Db,
  id: string,
  card: StoredCard | null,
  earlier: readonly string[],
): Promise<void> {
  await db
    .update(jobs)
    .set({ card, earlier: [...earlier] })
    .where(eq(jobs.id, id));
}

/** The next cards after an id, in the order of ids, each with its other postings. */
export async function cardsAfter(
  db: Db,
  id: string,
  limit: number,
): Promise<
  { head: GroupMember & { id: string; hasCard: boolean }; others: (GroupMember & { id: string })[] }[]
> {
  const member = {
    id: jobs.id,
    url: jobs.url,
    boardId: jobs.boardId,
    followersOnly: jobs.followersOnly,
  };
  const cards = await db
    .selectDistinct({ id: jobs.cardId })
    .from(jobs)
    .where(gt(jobs.cardId, id))
    .orderBy(jobs.cardId)
    .limit(limit);
  const ids = cards.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return [];
  const hasCard = sql<boolean>`${jobs.card} is not null`;
  const heads = await db
    .select({ hasCard, ...member })
    .from(jobs)
    .where(inArray(jobs.id, ids))
    .orderBy(jobs.id);
  const others = await db
    .select({ cardId: jobs.cardId, ...member })
    .from(jobs)
    .where(inArray(jobs.cardId, ids));
  return heads.map((head) => ({ head, others: others.filter(({ cardId }) => cardId === head.id) }));
}

/** Those of the postings to be deleted that share a card with others. */
export function sharedGroups(db: Db, ids: readonly string[]) {
  return db
    .select({ id: jobs.id, cardId: columns.cardId, postedAt: jobs.postedAt, earlier: jobs.earlier })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), or(isNotNull(jobs.cardId), isNotNull(jobs.card))));
}

export async function wholeRows(db: Db, ids: readonly string[]): Promise<JobRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(jobs)
        .where(inArray(jobs.id, [...ids]));
}
