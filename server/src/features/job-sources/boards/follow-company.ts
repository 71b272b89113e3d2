import { AppError } from "@waymark/contract/errors";
import { type FollowedCompany, followedBoardsLimit } from "@waymark/contract/job-sources";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { boardKey } from "../../../ports/job-sources/board-address.ts";
import { lockWriters } from "../../jobs/changes-store.ts";
import { fetchBoardTask } from "../fetch-board.ts";
import { addFollowed, putBoards, readFollowed } from "./boards-store.ts";
import { employerOf } from "./employer-of.ts";
import { asCompany } from "./list-followed.ts";
import { recognisePage } from "./recognise-page.ts";

/**
 * Follows the company whose career page this is; its board is fetched right away.
 * @throws AppError as `recognisePage`, and too_many_companies.
 */
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
