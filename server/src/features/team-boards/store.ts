import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, min, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { teams } from "../teams/tables.ts";
import { teamCardComments, teamCards } from "./tables.ts";

export type CardRow = typeof teamCards.$inferSelect;
export type CardCommentRow = typeof teamCardComments.$inferSelect;

const isLive = (teamId: string) => and(eq(teamCards.teamId, teamId), isNull(teamCards.deletedAt));

/** The owner of a team, whose key seals its cards; the row is locked, so that cards are counted one after the other. */
export async function lockOwner(db: Db, teamId: string): Promise<string | null> {
  const rows = await db
    .select({ ownerId: teams.ownerId })
    .from(teams)
    .where(eq(teams.id, teamId))
    .for("update");
  return rows.at(0)?.ownerId ?? null;
}

export async function readOwner(db: Db, teamId: string): Promise<string | null> {
  const rows = await db.select({ ownerId: teams.ownerId }).from(teams).where(eq(teams.id, teamId));
  return rows.at(0)?.ownerId ?? null;
}

export async function readCardRows(db: Db, teamId: string): Promise<CardRow[]> {
  return db
    .select()
    .from(teamCards)
    .where(isLive(teamId))
    .orderBy(asc(teamCards.stage), asc(teamCards.rank), asc(teamCards.id));
}

/** One card of a team, locked until the transaction ends; `deleted` looks among those that can be brought back. */
export async function lockCard(
  db: Db,
  teamId: string,
  id: string,
  { deletedAfter }: { deletedAfter?: Date } = {},
): Promise<CardRow | null> {
  const where =
    deletedAfter === undefined
      ? isLive(teamId)
      : and(eq(teamCards.teamId, teamId), gt(teamCards.deletedAt, deletedAfter));
  const rows = await db
    .select()
    .from(teamCards)
    .where(and(where, eq(teamCards.id, id)))
    .for("update");
  return rows.at(0) ?? null;
}

export const countCards = (db: Db, teamId: string): Promise<number> => db.$count(teamCards, isLive(teamId));

/** The rank of the highest card of a column; 0 for an empty one. */
export async function topRank(db: Db, teamId: string, stage: string): Promise<number> {
  const [row] = await db
    .select({ top: min(teamCards.rank) })
    .from(teamCards)
    .where(and(isLive(teamId), eq(teamCards.stage, stage)));
  return row?.top ?? 0;
}

/** @returns false when the id exists already. */
export async function insertCard(db: Db, row: CardRow): Promise<boolean> {
  const made = await db.insert(teamCards).values(row).onConflictDoNothing().returning({ id: teamCards.id });
  return made.length > 0;
}

export async function updateCard(
  db: Db,
  teamId: string,
  id: string,
  change: Partial<Omit<CardRow, "id" | "teamId" | "version">>,
): Promise<void> {
  await db
    .update(teamCards)
    .set({ ...change, version: sql`${teamCards.version} + 1` })
    .where(and(eq(teamCards.teamId, teamId), eq(teamCards.id, id)));
}

export async function deleteCardsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(teamCards).where(and(isNotNull(teamCards.deletedAt), lt(teamCards.deletedAt, before)));
}

export async function readCardComments(db: Db, cardIds: readonly string[]): Promise<CardCommentRow[]> {
  if (cardIds.length === 0) return [];
  return db
    .select()
    .from(teamCardComments)
    .where(inArray(teamCardComments.cardId, [...cardIds]))
    .orderBy(asc(teamCardComments.createdAt), asc(teamCardComments.id));
}

/** @returns false when the id exists already. */
export async function insertCardComment(db: Db, row: CardCommentRow): Promise<boolean> {
  const made = await db
    .insert(teamCardComments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: teamCardComments.id });
  return made.length > 0;
}

/** A person's cards and comments on boards, each with its team. */
export async function readWrittenCards(db: Db, authorId: string): Promise<CardRow[]> {
  return db.select().from(teamCards).where(eq(teamCards.authorId, authorId)).orderBy(asc(teamCards.id));
}
export async function readWrittenComments(db: Db, authorId: string) {
  return db
    .select({ comment: teamCardComments, teamId: teamCards.teamId })
    .from(teamCardComments)
    .innerJoin(teamCards, eq(teamCards.id, teamCardComments.cardId))
    .where(eq(teamCardComments.authorId, authorId))
    .orderBy(asc(teamCardComments.id));
}
