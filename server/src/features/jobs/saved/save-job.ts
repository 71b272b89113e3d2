import { AppError } from "@waymark/contract/errors";
import type { SavedJob } from "@waymark/contract/jobs-saved";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { getJob } from "../get-job.ts";
import { asSavedJob } from "./as-saved-job.ts";
import { readSaved, writeSaved } from "./store.ts";

/** Saving again within this time undoes a removal, and the job keeps its place in the list. In milliseconds. */
const undoMs = 60_000;

/**
 * Saves a posting with its present card; one that is already saved stays unchanged.
 * @throws AppError `not_found` for a missing posting that was not saved before.
 */
export async function saveJob(deps: Deps, actor: Actor, jobId: string): Promise<SavedJob> {
  return inTransaction(deps, async (deps) => {
    const before = await readSaved(deps, actor.userId, jobId);
    if (before !== null && before.deletedAt === null) return asSavedJob(before);
    const job = (await getJob(deps, jobId, actor.userId)) ?? before?.job;
    if (job === undefined) throw new AppError("not_found");
    const now = deps.now();
    const isUndo = before?.deletedAt != null && now.getTime() - before.deletedAt.getTime() <= undoMs;
    const savedAt = isUndo ? before.savedAt : now;
    await writeSaved(deps.db, actor.userId, job, savedAt);
    const { notes = "", tags = [], version = 1, goneAt = null } = before ?? {};
    return asSavedJob({ job, savedAt, deletedAt: null, goneAt, notes, tags, version });
  });
}
