import type { PaperKind } from "@waymark/contract/comments";
import { and, asc, count, desc, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { comments, commentThreads } from "./tables.ts";

export type ThreadRow = typeof commentThreads.$inferSelect;
export type CommentRow = typeof comments.$inferSelect;

export interface PaperKey {
  readonly teamId: string;
  readonly ownerId: string;
  readonly kind: PaperKind;
  readonly paperId: string;
}

const isOnPaper = ({ teamId, ownerId, kind, paperId }: PaperKey) =>
  and(
    eq(commentThreads.userId, ownerId),
    eq(commentThreads.teamId, teamId),
    eq(kind === "resume" ? commentThreads.resumeId : commentThreads.letterId, paperId),
  );

export async function readThreads(db: Db, paper: PaperKey): Promise<ThreadRow[]> {
  return db
    .select()
    .from(commentThreads)
    .where(isOnPaper(paper))
    .orderBy(asc(commentThreads.createdAt), asc(commentThreads.id));
}

/** One thread of a paper, locked until the transaction ends. */
export async function lockThread(db: Db, paper: PaperKey, id: string): Promise<ThreadRow | null> {
  const rows = await db
    .select()
    .from(commentThreads)
    .where(and(isOnPaper(paper), eq(commentThreads.id, id)))
    .for("update");
  return rows.at(0) ?? null;
}

export async function countThreads(db: Db, paper: PaperKey): Promise<number> {
  const [row] = await db.select({ total: count() }).from(commentThreads).where(isOnPaper(paper));
  return row?.total ?? 0;
}

/** @returns false when the id exists already. */
export async function insertThread(db: Db, row: ThreadRow): Promise<boolean> {
  const made = await db
    .insert(commentThreads)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: commentThreads.id });
  return made.length > 0;
}

export async function updateThread(
  db: Db,
  { userId, id }: Pick<ThreadRow, "userId" | "id">,
  change: Partial<Pick<ThreadRow, "suggestion" | "acceptedVersion" | "resolvedAt" | "updatedAt">>,
): Promise<void> {
  await db
    .update(commentThreads)
    .set(change)
    .where(and(eq(commentThreads.userId, userId), eq(commentThreads.id, id)));
}

export async function deleteThread(db: Db, { userId, id }: Pick<ThreadRow, "userId" | "id">): Promise<void> {
  await db.delete(commentThreads).where(and(eq(commentThreads.userId, userId), eq(commentThreads.id, id)));
}

/** The comments of some threads of one owner, the oldest first. */
export async function readComments(
  db: Db,
  userId: string,
  threadIds: readonly string[],
): Promise<CommentRow[]> {
  if (threadIds.length === 0) return [];
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.userId, userId), inArray(comments.threadId, [...threadIds])))
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

/** @returns false when the id exists already. */
export async function insertComment(db: Db, row: CommentRow): Promise<boolean> {
  const made = await db.insert(comments).values(row).onConflictDoNothing().returning({ id: comments.id });
  return made.length > 0;
}

/** Deletes a comment of a thread; `authorId` limits it to that author's. @returns whether there was one. */
export async function removeComment(
  db: Db,
  of: { userId: string; threadId: string; id: string; authorId: string | null },
): Promise<boolean> {
  const gone = await db
    .delete(comments)
    .where(
      and(
        eq(comments.userId, of.userId),
        eq(comments.threadId, of.threadId),
        eq(comments.id, of.id),
        of.authorId === null ? undefined : eq(comments.authorId, of.authorId),
      ),
    )
    .returning({ id: comments.id });
  return gone.length > 0;
}

/** The threads of a team that changed last and are not resolved. */
export async function readNewestThreads(db: Db, teamId: string, limit: number): Promise<ThreadRow[]> {
  return db
    .select()
    .from(commentThreads)
    .where(eq(commentThreads.teamId, teamId))
    .orderBy(desc(commentThreads.updatedAt), desc(commentThreads.id))
    .limit(limit);
}

/** Everything on a person's papers, for the export. */
export async function readAllThreads(db: Db, userId: string): Promise<ThreadRow[]> {
  return db
    .select()
    .from(commentThreads)
    .where(eq(commentThreads.userId, userId))
    .orderBy(asc(commentThreads.createdAt));
}

/** A person's comments on papers of others. */
export async function readWritten(db: Db, authorId: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.authorId, authorId), ne(comments.userId, authorId)))
    .orderBy(asc(comments.createdAt));
}
