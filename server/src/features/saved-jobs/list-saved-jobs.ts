import { type SavedJob, type SavedJobsAnswer, savedJobIdsLimit } from "@waymark/contract/saved-jobs";
import { cutDescription } from "@waymark/domain/jobs/cut-description";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { countKept, readIds, readPage, type SavedRow } from "./store.ts";

/** A stored row as a card. */
export function asSavedJob({ job, savedAt }: SavedRow): SavedJob {
  return {
    job: { ...job, description: cutDescription(job.description) },
    savedAt: savedAt.toISOString(),
  };
}

/** One page of the asker's saved jobs, with how many there are and the ids of the newest. */
export async function listSavedJobs(
  deps: Deps,
  who: Who,
  { page, limit }: { page: number; limit: number },
): Promise<SavedJobsAnswer> {
  const rows = await readPage(deps.db, who.userId, (page - 1) * limit, limit);
  const jobIds = await readIds(deps.db, who.userId, savedJobIdsLimit);
  const total = jobIds.length < savedJobIdsLimit ? jobIds.length : await countKept(deps.db, who.userId);
  return { savedJobs: rows.map(asSavedJob), page, hasMore: page * limit < total, total, jobIds };
}
