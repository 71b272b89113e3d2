import { and, asc, count, desc, eq, getTableColumns, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { isFollowed } from "../../jobs/followers-store.ts";
import { followedBoards, jobAnswers, jobBoards, jobs } from "../../jobs/tables.ts";

export type BoardRow = typeof jobBoards.$inferSelect;
export type NewBoard = Pick<
  BoardRow,
  "id" | "kind" | "slug" | "company" | "listed" | "country" | "trade" | "createdAt"
>;

/** Adds missing boards; of existing ones it updates only the list that names them. */
export async function putBoards(db: Db, boards: readonly NewBoard[]): Promise<void> {
  for (let i = 0; i < boards.length; i += 200) {
    await db
      .insert(jobBoards)
      .values(boards.slice(i, i + 200))
      .onConflictDoUpdate({
        target: jobBoards.id,
        set: {
          listed: sql`case when excluded.listed = '' then job_boards.listed else excluded.listed end`,
          country: sql`case when excluded.country = '' then job_boards.country else excluded.country end`,
          trade: sql`case when excluded.trade = '' then job_boards.trade else excluded.trade end`,
        },
      });
  }
}

/** Unmarks boards that are no longer on a list. */
export async function unlistOthers(db: Db, listed: string, ids: readonly string[]): Promise<void> {
  await db
    .update(jobBoards)
    .set({ listed: "" })
    .where(
      and(eq(jobBoards.listed, listed), sql`not (${jobBoards.id} = any(${sql.param([...ids])}::text[]))`),
    );
}

/** The boards of a kind that are to be fetched, followed ones first, then those longest not fetched. */
export async function boardsToFetch(db: Db, kind: string): Promise<BoardRow[]> {
  return db
    .select()
    .from(jobBoards)
    .where(
      and(
        eq(jobBoards.kind, kind),
        or(isFollowed, and(ne(jobBoards.listed, ""), isNull(jobBoards.droppedAt))),
      ),
    )
    .orderBy(desc(isFollowed), sql`${jobBoards.lastSuccess} asc nulls first`, asc(jobBoards.id));
}

export async function countBoards(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ kind: jobBoards.kind, n: count() })
    .from(jobBoards)
    .where(or(isFollowed, and(ne(jobBoards.listed, ""), isNull(jobBoards.droppedAt))))
    .groupBy(jobBoards.kind);
  return new Map(rows.map((row) => [row.kind, row.n]));
}

/** Records a successful read of a board; `problem` is `full` when it has more postings than are stored. */
export async function boardWorked(
  db: Db,
  id: string,
  { kept, at, problem }: { kept: number; at: Date; problem: "full" | "" },
): Promise<void> {
  await db
    .update(jobBoards)
    .set({ failures: 0, lastSuccess: at, lastError: problem, count: kept, droppedAt: null })
    .where(eq(jobBoards.id, id));
}

/** Records a failure of a board; the third one drops it. */
export async function boardFailed(db: Db, id: string, problem: string, at: Date): Promise<void> {
  await db
    .update(jobBoards)
    .set({
      failures: sql`${jobBoards.failures} + 1`,
      lastError: problem,
      droppedAt: sql`case when ${jobBoards.failures} + 1 >= 3 then coalesce(${jobBoards.droppedAt}, ${at.toISOString()}::timestamptz) end`,
    })
    .where(eq(jobBoards.id, id));
}

/** Boards of lists that answered nothing three times. */
export const droppedBoards = (db: Db): Promise<BoardRow[]> =>
  db
    .select()
    .from(jobBoards)
    .where(and(ne(jobBoards.listed, ""), sql`${jobBoards.droppedAt} is not null`))
    .orderBy(asc(jobBoards.company))
    .limit(500);

export interface FollowedRow {
  readonly id: string;
  readonly address: string;
  readonly followedAt: Date;
  readonly board: BoardRow;
}

/** The boards a person follows, the newest first. */
export async function readFollowed(db: Db, userId: string): Promise<FollowedRow[]> {
  return db
    .select({
      id: followedBoards.id,
      address: followedBoards.address,
      followedAt: followedBoards.followedAt,
      board: jobBoards,
    })
    .from(followedBoards)
    .innerJoin(jobBoards, eq(jobBoards.id, followedBoards.boardId))
    .where(eq(followedBoards.userId, userId))
    .orderBy(desc(followedBoards.followedAt), desc(followedBoards.id));
}

/** Boards without a list or a follower. */
export async function abandonedBoards(db: Db): Promise<{ id: string; kind: string; slug: string }[]> {
  return db
    .select({ id: jobBoards.id, kind: jobBoards.kind, slug: jobBoards.slug })
    .from(jobBoards)
    .where(
      and(
        eq(jobBoards.listed, ""),
        sql`not exists (select 1 from followed_boards f where f.board_id = job_boards.id)`,
      ),
    )
    .orderBy(asc(jobBoards.id))
    .limit(200);
}

export async function postingsOfBoard(db: Db, boardId: string): Promise<string[]> {
  const rows = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.boardId, boardId));
  return rows.map(({ id }) => id);
}

/** Deletes a board and its cached answers. Its postings are already deleted, and nobody follows it. */
export async function deleteBoard(
  db: Db,
  { id, slug, source }: { id: string; slug: string; source: string },
): Promise<void> {
  await db
    .delete(jobAnswers)
    .where(
      and(
        eq(jobAnswers.source, source),
        or(
          sql`starts_with(${jobAnswers.address}, ${`https://${slug}/`})`,
          sql`exists (select 1 from unnest(${jobAnswers.postings}) as posting (id) where starts_with(posting.id, ${`${slug}/`}))`,
        ),
      ),
    );
  await db.delete(jobBoards).where(eq(jobBoards.id, id));
}

/** Marks postings whose board came onto a list or left every list, and says which rows changed. */
export async function updateFollowersOnly(db: Db): Promise<(typeof jobs.$inferSelect)[]> {
  const wanted = sql`(${jobBoards.listed} = '')`;
  return db
    .update(jobs)
    .set({ followersOnly: wanted })
    .from(jobBoards)
    .where(and(eq(jobs.boardId, jobBoards.id), sql`${jobs.followersOnly} <> ${wanted}`))
    .returning(getTableColumns(jobs));
}

export async function addFollowed(
  db: Db,
  row: { id: string; userId: string; boardId: string; address: string; followedAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(followedBoards)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: followedBoards.id });
  return rows.length > 0;
}

export async function deleteFollowed(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(followedBoards)
    .where(and(eq(followedBoards.userId, userId), eq(followedBoards.id, id)))
    .returning({ id: followedBoards.id });
  return rows.length > 0;
}
