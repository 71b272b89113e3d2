import { boardPostingsLimit } from "@waymark/contract/job-sources";
import type { Posting } from "@waymark/domain/jobs/posting";
import { type Deps, inTransaction } from "../../deps.ts";
import { lockWriters, newestChangeAt, noteChanges } from "./changes-store.ts";
import { groupDuplicates } from "./duplicates/group-duplicates.ts";
import { boardVisibility, countBoardPostings } from "./followers-store.ts";
import { located } from "./locate-postings.ts";
import { saveJobs } from "./store.ts";

/** The result of a batch. `merged` were known, or came from another source as well; `left` were not stored. */
export interface Kept {
  readonly taken: number;
  readonly merged: number;
  readonly left: number;
}

const nothing: Kept = { taken: 0, merged: 0, left: 0 };

/**
 * Stores a batch of at most 1,000 clean postings in one transaction; afterwards searches find them. Postings of a board
 * (`from.boardId`) that no list names are limited in number and visible to its followers only; without followers none
 * is stored.
 */
export async function storePostings(
  deps: Deps,
  postings: readonly Posting[],
  from: { readonly sample?: boolean; readonly boardId?: string | undefined } = {},
): Promise<Kept> {
  if (postings.length === 0) return nothing;
  const { sample = false, boardId } = from;
  const isTown = (name: string, country: string | undefined) => deps.gazetteer.knows(name, country);
  const kept = await inTransaction(deps, async ({ db, now }) => {
    // Writers take turns, so nobody can unfollow a board between this check and the rows that depend on it.
    await lockWriters(db);
    const seenBy = boardId === undefined ? "everybody" : await boardVisibility(db, boardId);
    if (seenBy === "nobody") return { ...nothing, left: postings.length };
    const followersOnly = seenBy === "followers";
    const board = boardId === undefined ? null : { boardId, followersOnly };
    const most =
      board !== null && followersOnly
        ? Math.max(0, boardPostingsLimit - (await countBoardPostings(db, board.boardId)))
        : Number.POSITIVE_INFINITY;
    const saved = await saveJobs(db, located(deps.gazetteer, postings), { now: now(), sample, board, most });
    const settled = await groupDuplicates(db, saved.changed, isTown);
    const rows = new Map([...saved.rows, ...settled].map((row) => [row.id, row]));
    await noteChanges(db, { changed: [...rows.values()] }, now());
    const taken = [...saved.fresh].filter((id) => rows.get(id)?.cardId === null).length;
    return { taken, merged: postings.length - saved.left - taken, left: saved.left };
  });
  await deps.jobIndex.follow();
  return kept;
}

/** Instant of the last added, changed or removed posting; null when that is longer ago than changes are kept. */
export const lastPostingChange = (deps: Deps): Promise<Date | null> => newestChangeAt(deps.db);
