import { z } from "zod";
import { type Deps, inTransaction } from "../../deps.ts";
import { jobSourcesKnown } from "../../ports/job-sources/sources.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { lockWriters, noteChanges } from "../jobs/changes-store.ts";
import { leavingGroups, repairGroups } from "../jobs/duplicates/group-duplicates.ts";
import { boardVisibility } from "../jobs/followers-store.ts";
import { abandonedBoards, deleteBoard, postingsOfBoard } from "./boards/boards-store.ts";
import { closedIds, deleteJobs, unseenIds, unseenImports } from "./seen-store.ts";

async function forget(deps: Deps, find: (deps: Deps) => Promise<string[]>): Promise<number> {
  const gone = await inTransaction(deps, async (deps) => {
    const ids = await find(deps);
    const left = ids.length === 0 ? [] : await leavingGroups(deps.db, ids);
    await deleteJobs(deps.db, ids);
    const changed = await repairGroups(deps.db, left);
    await noteChanges(deps.db, { changed, gone: ids }, deps.now());
    return ids.length;
  });
  if (gone > 0) await deps.jobIndex.follow();
  return gone;
}

/** Deletes abandoned boards after a transaction that unfollowed them. */
export const pruneBoardsTask = taskKind({
  name: "forget-abandoned-boards",
  input: z.object({}),
  retries: 2,
  expireSeconds: 600,
});

/**
 * Deletes the boards that no list names and nobody follows any more, with their postings. Returns the number of boards.
 */
export async function pruneAbandonedBoards(deps: Deps): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const boards = await abandonedBoards(deps.db);
    for (const { id, kind, slug } of boards) {
      const source = jobSourcesKnown.find(({ board }) => board === kind)?.id ?? kind;
      await forget(deps, async ({ db }) => {
        // The lock keeps anybody from following the board, or storing its postings, until it is deleted.
        await lockWriters(db);
        if ((await boardVisibility(db, id)) !== "nobody") return [];
        const ids = await postingsOfBoard(db, id);
        await deleteBoard(db, { id, slug, source });
        forgotten++;
        return ids;
      });
    }
    if (boards.length === 0) return forgotten;
  }
}

/** Deletes postings that a source, or one of its boards, has not shown since `before`. */
export const deleteUnseenPostings = (
  deps: Deps,
  source: string,
  before: Date,
  board?: string,
): Promise<number> => forget(deps, ({ db }) => unseenIds(db, source, before, board));

/** Deletes postings whose stated closing date has passed. */
export const pruneClosed = (deps: Deps): Promise<number> =>
  forget(deps, ({ db, now }) => closedIds(db, now()));

/** Deletes imported postings without a closing date that no file has held since `before`. */
export const pruneImports = (deps: Deps, known: readonly string[], before: Date): Promise<number> =>
  forget(deps, ({ db }) => unseenImports(db, known, before));
