import { AppError } from "@waymark/contract/errors";
import type { Job } from "@waymark/contract/jobs";
import { type SavedJob, type SavedJobsAnswer, savedJobIdsLimit } from "@waymark/contract/jobs-saved";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { markGoneJobs } from "./mark-gone.ts";
import { asSavedJob } from "./saved-jobs.ts";
import { countMeeting, countSaved, readKept, readPage, readSaved, type SavedFilter } from "./store.ts";

const everything: SavedFilter = { text: "", tag: "", sort: "saved" };

/** A page of the person's saved jobs, with totals: ids of the newest, tags, and the number that are gone. */
export async function listSavedJobs(
  deps: Deps,
  actor: Actor,
  { page, limit, ...asked }: { page: number; limit: number } & Partial<SavedFilter>,
): Promise<SavedJobsAnswer> {
  const filter = { ...everything, ...asked };
  const kept = await markGoneJobs(deps, actor.userId, await readKept(deps.db, actor.userId));
  const rows = await readPage(deps, actor.userId, filter, { offset: (page - 1) * limit, limit });
  const isNarrowed = filter.text !== "" || filter.tag !== "" || filter.state !== undefined;
  const total = isNarrowed ? await countMeeting(deps.db, actor.userId, filter) : kept.length;
  return {
    savedJobs: rows.map(asSavedJob),
    page,
    hasMore: page * limit < total,
    total,
    jobIds: kept.slice(0, savedJobIdsLimit).map(({ jobId }) => jobId),
    kept: kept.length,
    gone: kept.filter(({ goneAt }) => goneAt !== null).length,
    tags: countTags(kept),
  };
}

function countTags(kept: readonly { tags: readonly string[] }[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of kept) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}

/** The number of saved jobs now, and at an earlier instant. */
export function countSavedJobs(
  deps: Deps,
  actor: Actor,
  at: Date,
): Promise<{ now: number; weekAgo: number }> {
  return countSaved(deps.db, actor.userId, at);
}

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

/** The person's copy of a saved posting, which may be gone; null when they did not save it. */
export async function savedCopy(deps: Deps, actor: Actor, jobId: string): Promise<Job | null> {
  const saved = await readSaved(deps, actor.userId, jobId);
  return saved === null ? null : saved.job;
}
