import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { followedBoards, jobBoards, jobs } from "./tables.ts";

/** An account with an unverified address follows nothing, even if it did so before verification was required. */
export const isFollowed = sql`exists (select 1 from followed_boards f join users u on u.id = f.user_id
  where f.board_id = job_boards.id and u.email_verified)`;
const verified = sql`exists (select 1 from users u where u.id = ${followedBoards.userId} and u.email_verified)`;

/** Ids of the boards a person follows, sorted; none before their address is verified. */
export async function followedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ boardId: followedBoards.boardId })
    .from(followedBoards)
    .where(and(eq(followedBoards.userId, userId), verified))
    .orderBy(asc(followedBoards.boardId));
  return rows.map(({ boardId }) => boardId);
}

/** The employers whose boards a person follows; none before their address is verified. */
export async function followedCompanies(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ company: jobBoards.company })
    .from(followedBoards)
    .innerJoin(jobBoards, eq(jobBoards.id, followedBoards.boardId))
    .where(and(eq(followedBoards.userId, userId), verified))
    .orderBy(asc(jobBoards.company));
  return rows.map(({ company }) => company);
}

export async function follows(db: Db, userId: string, boardId: string): Promise<boolean> {
  const where = and(eq(followedBoards.userId, userId), eq(followedBoards.boardId, boardId), verified);
  return (await db.$count(followedBoards, where)) > 0;
}

/** Everybody may find the postings of a board that a list names, else its followers. */
export async function boardVisibility(db: Db, id: string): Promise<"everybody" | "followers" | "nobody"> {
  const [row] = await db
    .select({ listed: jobBoards.listed, followed: sql<boolean>`${isFollowed}` })
    .from(jobBoards)
    .where(eq(jobBoards.id, id));
  if (row === undefined) return "nobody";
  if (row.listed !== "") return "everybody";
  return row.followed ? "followers" : "nobody";
}

export const countBoardPostings = (db: Db, boardId: string): Promise<number> =>
  db.$count(jobs, eq(jobs.boardId, boardId));
