import { AppError } from "@waymark/contract/errors";
import { type FollowedCompany, followedBoardsLimit } from "@waymark/contract/job-sources";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import {
  type BoardKind,
  boardKey,
  boardKinds,
  pageOfBoard,
} from "../../../ports/job-sources/board-address.ts";
import { switchedOn } from "../../../ports/job-sources/enabled-sources.ts";
import { lockWriters } from "../../jobs/changes-store.ts";
import { fetchBoardTask } from "../fetch-board.ts";
import { problemIn } from "../list-job-sources.ts";
import { pruneAbandonedBoards, pruneBoardsTask } from "../prune-postings.ts";
import { addFollowed, deleteFollowed, type FollowedRow, putBoards, readFollowed } from "./boards-store.ts";
import { employerOf, recognisePage } from "./recognise-page.ts";

const kindOf = (stored: string): BoardKind => boardKinds.find((kind) => kind === stored) ?? "site";

function asCompany(deps: Deps, { id, address, followedAt, board }: FollowedRow): FollowedCompany {
  return {
    id,
    company: board.company,
    kind: board.kind,
    address,
    page: pageOfBoard({ kind: kindOf(board.kind), slug: board.slug }),
    followedAt: followedAt.toISOString(),
    lastSuccess: board.lastSuccess?.toISOString() ?? null,
    problem: problemIn(board.lastError),
    count: board.count,
    fetched: switchedOn(deps.config).some((source) => source.board === board.kind),
  };
}

/** The companies the person follows, the newest first. */
export async function listFollowed(
  deps: Deps,
  actor: Actor,
): Promise<{ companies: FollowedCompany[]; limit: number }> {
  const rows = await readFollowed(deps.db, actor.userId);
  return { companies: rows.map((row) => asCompany(deps, row)), limit: followedBoardsLimit };
}

/** Runs in the caller's transaction; boards without other followers are deleted right after it. */
export async function unfollowAll(deps: Deps, userId: string): Promise<void> {
  const followed = await readFollowed(deps.db, userId);
  for (const { id } of followed) await deleteFollowed(deps.db, userId, id);
  if (followed.length > 0) await deps.tasks.add(deps.db, pruneBoardsTask, {}, { key: "abandoned" });
}

/** A board without a list or another follower is deleted with its postings. @throws AppError not_found */
export async function unfollowCompany(deps: Deps, actor: Pick<Actor, "userId">, id: string): Promise<void> {
  if (!(await deleteFollowed(deps.db, actor.userId, id))) throw new AppError("not_found");
  await pruneAbandonedBoards(deps);
}

/** Fetches the board of this career page right away. @throws AppError as `recognisePage`, and too_many_companies. */
export async function followCompany(deps: Deps, actor: Actor, address: string): Promise<FollowedCompany> {
  const board = await recognisePage(deps, address);
  const id = boardKey(board);
  return inTransaction(deps, async (deps) => {
    // The lock keeps the board from being deleted as unfollowed meanwhile.
    await lockWriters(deps.db);
    const now = deps.now();
    const before = await readFollowed(deps.db, actor.userId);
    const there = before.find((row) => row.board.id === id);
    if (there !== undefined) return asCompany(deps, there);
    if (before.length >= followedBoardsLimit)
      throw new AppError("too_many_companies", { limit: followedBoardsLimit });
    const company = employerOf(board);
    await putBoards(deps.db, [{ id, ...board, company, listed: "", country: "", trade: "", createdAt: now }]);
    await addFollowed(deps.db, { id: newId(), userId: actor.userId, boardId: id, address, followedAt: now });
    await deps.tasks.add(deps.db, fetchBoardTask, board, { key: id });
    const added = (await readFollowed(deps.db, actor.userId)).find((row) => row.board.id === id);
    if (added === undefined) throw new Error("A followed board is not there.");
    return asCompany(deps, added);
  });
}
