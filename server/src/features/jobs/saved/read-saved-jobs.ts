import { AppError } from "@waymark/contract/errors";
import type { Job } from "@waymark/contract/jobs";
import type { SavedJob } from "@waymark/contract/jobs-saved";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { asSavedJob } from "./as-saved-job.ts";
import { readSaved } from "./store.ts";

/**
 * A person's saved jobs with the given posting ids, in that order: the posting's whole saved text, and the saved job
 * as the contract shows it, its text cut.
 * @throws AppError `not_found` when one of them is not on the list.
 */
export async function readSavedJobs(
  deps: Deps,
  actor: Actor,
  ids: readonly string[],
): Promise<{ job: Job; saved: SavedJob }[]> {
  const rows = await Promise.all(ids.map((id) => readSaved(deps, actor.userId, id)));
  return rows.map((row) => {
    if (row === null || row.deletedAt !== null) throw new AppError("not_found");
    return { job: row.job, saved: asSavedJob(row) };
  });
}
