import type * as contract from "@waymark/contract/comments";
import { commentsLimit, type Thread, ThreadAnchor, threadsLimit } from "@waymark/contract/comments";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { OpenThread } from "@waymark/contract/team-dashboard";
import { applySuggestion } from "@waymark/domain/comments/anchors";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { PersonSeal } from "../../db/seal.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { nameOfMember, namesOfMembers } from "../grants/item-names.ts";
import { publishRoomChange } from "../teams/teams-of.ts";
import { notifyOfComment, notifyOfSuggestion } from "./notify-of-comments.ts";
import { openPaper, type Paper, type PaperAddress } from "./papers.ts";
import {
  type CommentRow,
  countThreads,
  deleteThread,
  insertComment,
  insertThread,
  lockThread,
  readComments,
  readNewestThreads,
  readThreads,
  removeComment,
  type ThreadRow,
  updateThread,
} from "./store.ts";

const ThreadContent = z.object({ anchor: ThreadAnchor, replacement: z.string().nullable() });
const threadPlace = (row: string) => ({ table: "comment_threads", row, column: "content_sealed" });
const commentPlace = (row: string) => ({ table: "comments", row, column: "text_sealed" });

export const contentOf = (row: Pick<ThreadRow, "id" | "contentSealed">, seal: PersonSeal) =>
  ThreadContent.parse(JSON.parse(seal.open(threadPlace(row.id), row.contentSealed)));
export const textOf = (row: Pick<CommentRow, "id" | "textSealed">, seal: PersonSeal): string =>
  seal.open(commentPlace(row.id), row.textSealed);

/** Rows as their readers see them, with names. */
async function shown(deps: Deps, ownerId: string, rows: readonly ThreadRow[]): Promise<Thread[]> {
  const ids = rows.map(({ id }) => id);
  const all = await readComments(deps.db, ownerId, ids);
  const seal = await deps.keys.of(deps.db, ownerId);
  const names = await namesOfMembers(
    deps,
    [...rows, ...all].flatMap(({ authorId }) => authorId ?? []),
  );
  const author = (userId: string | null) => ({ userId, displayName: names.get(userId ?? "") ?? "" });
  return rows.map((row) => {
    const { anchor, replacement } = contentOf(row, seal);
    const state = row.suggestion === "accepted" || row.suggestion === "rejected" ? row.suggestion : "open";
    return {
      id: row.id,
      author: author(row.authorId),
      anchor,
      suggestion: replacement === null ? null : { replacement, state, version: row.acceptedVersion },
      resolved: row.resolvedAt !== null,
      comments: all
        .filter(({ threadId }) => threadId === row.id)
        .map((one) => ({
          id: one.id,
          author: author(one.authorId),
          text: textOf(one, seal),
          createdAt: one.createdAt.toISOString(),
        })),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

async function oneThread(tx: Deps, paper: Paper, id: string): Promise<{ thread: Thread }> {
  const row = await lockThread(tx.db, paper.key, id);
  const [thread] = row === null ? [] : await shown(tx, paper.key.ownerId, [row]);
  if (thread === undefined) throw new AppError("not_found");
  return { thread };
}

export function listThreads(deps: Deps, actor: Actor, address: PaperAddress): Promise<{ threads: Thread[] }> {
  return inTransaction(deps, async (tx) => {
    const { key } = await openPaper(tx, actor, address, "comment");
    return { threads: await shown(tx, key.ownerId, await readThreads(tx.db, key)) };
  });
}

export function openThread(
  deps: Deps,
  actor: Actor,
  address: PaperAddress,
  asked: BodyOf<typeof contract.openThread>,
): Promise<{ thread: Thread }> {
  return inTransaction(deps, async (tx) => {
    const { anchor, replacement } = asked;
    const paper = await openPaper(tx, actor, address, replacement === null ? "comment" : "suggest");
    const { key } = paper;
    if ((await countThreads(tx.db, key)) >= threadsLimit)
      throw new AppError("too_many_comments", { limit: threadsLimit });
    const seal = await tx.keys.of(tx.db, key.ownerId);
    const now = tx.now();
    const row: ThreadRow = {
      id: asked.id,
      userId: key.ownerId,
      teamId: key.teamId,
      resumeId: key.kind === "resume" ? key.paperId : null,
      letterId: key.kind === "letter" ? key.paperId : null,
      authorId: actor.userId,
      contentSealed: seal.seal(threadPlace(asked.id), JSON.stringify({ anchor, replacement })),
      suggestion: replacement === null ? null : "open",
      ...{ acceptedVersion: null, resolvedAt: null, createdAt: now, updatedAt: now },
    };
    const isNew = await insertThread(tx.db, row);
    if (isNew && asked.text.trim() !== "")
      await addComment(tx, actor, row, { id: asked.id, text: asked.text });
    if (isNew) {
      await publishRoomChange(tx, key.teamId, "comments");
      if (replacement !== null) await notifyOfSuggestion(tx, actor, paper);
      await notifyOfComment(tx, actor, paper, { ...asked, isSuggestion: replacement !== null, thread: row });
    }
    return oneThread(tx, paper, asked.id);
  });
}

async function addComment(
  tx: Deps,
  actor: Actor,
  thread: ThreadRow,
  { id, text }: { id: string; text: string },
): Promise<boolean> {
  const seal = await tx.keys.of(tx.db, thread.userId);
  return insertComment(tx.db, {
    id,
    threadId: thread.id,
    userId: thread.userId,
    authorId: actor.userId,
    textSealed: seal.seal(commentPlace(id), text),
    createdAt: tx.now(),
  });
}

export function replyToThread(
  deps: Deps,
  actor: Actor,
  address: PaperAddress & { threadId: string },
  asked: BodyOf<typeof contract.replyToThread>,
): Promise<{ thread: Thread }> {
  return inTransaction(deps, async (tx) => {
    const paper = await openPaper(tx, actor, address, "comment");
    const thread = await lockThread(tx.db, paper.key, address.threadId);
    if (thread === null) throw new AppError("not_found");
    const present = await readComments(tx.db, thread.userId, [thread.id]);
    if (present.length >= commentsLimit) throw new AppError("too_many_comments", { limit: commentsLimit });
    if (await addComment(tx, actor, thread, asked)) {
      await updateThread(tx.db, thread, { resolvedAt: null, updatedAt: tx.now() });
      await publishRoomChange(tx, paper.key.teamId, "comments");
      const authors = present.flatMap(({ authorId }) => authorId ?? []);
      await notifyOfComment(tx, actor, paper, { ...asked, isSuggestion: false, thread, authors });
    }
    return oneThread(tx, paper, thread.id);
  });
}

export function resolveThread(
  deps: Deps,
  actor: Actor,
  address: PaperAddress & { threadId: string },
  resolved: boolean,
): Promise<{ thread: Thread }> {
  return inTransaction(deps, async (tx) => {
    const paper = await openPaper(tx, actor, address, "comment");
    const thread = await lockThread(tx.db, paper.key, address.threadId);
    if (thread === null) throw new AppError("not_found");
    await updateThread(tx.db, thread, { resolvedAt: resolved ? tx.now() : null });
    await publishRoomChange(tx, paper.key.teamId, "comments");
    return oneThread(tx, paper, thread.id);
  });
}

export function answerSuggestion(
  deps: Deps,
  actor: Actor,
  address: PaperAddress & { threadId: string },
  accept: boolean,
): Promise<{ thread: Thread }> {
  return inTransaction(deps, async (tx) => {
    const paper = await openPaper(tx, actor, address, "suggest");
    const thread = paper.isOwn ? await lockThread(tx.db, paper.key, address.threadId) : null;
    if (thread === null || thread.suggestion === null) throw new AppError("not_found");
    if (thread.suggestion !== "open") throw new AppError("conflict");
    let acceptedVersion: number | null = null;
    if (accept) {
      const { anchor, replacement } = contentOf(thread, await tx.keys.of(tx.db, thread.userId));
      const field = paper.fields.find(({ id }) => id === anchor.field);
      const next = applySuggestion(field?.text ?? "", anchor, replacement ?? "");
      const by = thread.authorId === null ? "" : await nameOfMember(tx, thread.authorId);
      const suggestedBy = thread.authorId === actor.userId ? null : by;
      acceptedVersion = next === null ? null : await paper.save(anchor.field, next, suggestedBy);
      if (acceptedVersion === null) throw new AppError("conflict");
    }
    const now = tx.now();
    const suggestion = accept ? "accepted" : "rejected";
    await updateThread(tx.db, thread, { suggestion, acceptedVersion, resolvedAt: now, updatedAt: now });
    await publishRoomChange(tx, paper.key.teamId, accept ? "paper" : "comments");
    return oneThread(tx, paper, thread.id);
  });
}

export function deleteComment(
  deps: Deps,
  actor: Actor,
  address: PaperAddress & { threadId: string; commentId: string },
): Promise<{ ok: true }> {
  return inTransaction(deps, async (tx) => {
    const paper = await openPaper(tx, actor, address, "comment");
    const thread = await lockThread(tx.db, paper.key, address.threadId);
    if (thread === null) throw new AppError("not_found");
    const { userId, id: threadId } = thread;
    const authorId = paper.isOwn ? null : actor.userId;
    if (!(await removeComment(tx.db, { userId, threadId, id: address.commentId, authorId })))
      throw new AppError("not_found");
    const left = await readComments(tx.db, userId, [threadId]);
    if (left.length === 0 && thread.suggestion === null) await deleteThread(tx.db, thread);
    await publishRoomChange(tx, paper.key.teamId, "comments");
    return { ok: true as const };
  });
}

/** Threads of a team that are not done and changed last, on the caller's papers and on those they may comment on. */
export async function newestThreads(
  tx: Deps,
  actor: Actor,
  teamId: string,
  most: number,
): Promise<OpenThread[]> {
  const rows = (await readNewestThreads(tx.db, teamId, 100)).filter(({ resolvedAt }) => resolvedAt === null);
  const papers = new Map<string, Paper | null>();
  const found: OpenThread[] = [];
  for (const row of rows) {
    if (found.length === most) break;
    const kind = row.resumeId === null ? "letter" : "resume";
    const paperId = row.resumeId ?? row.letterId ?? "";
    const address = { teamId, ownerId: row.userId, kind, paperId };
    if (!papers.has(paperId))
      papers.set(paperId, await openPaper(tx, actor, address, "comment").catch(unlessMissing));
    const paper = papers.get(paperId) ?? null;
    if (paper === null) continue;
    const said = await readComments(tx.db, row.userId, [row.id]);
    const authorId = said.at(-1)?.authorId ?? row.authorId;
    const author = authorId === null ? "" : await nameOfMember(tx, authorId);
    const updatedAt = row.updatedAt.toISOString();
    found.push({ ...paper.key, paper: paper.name, author, updatedAt });
  }
  return found;
}

function unlessMissing(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}
