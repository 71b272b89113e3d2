import { AppError } from "@waymark/contract/errors";
import type { Job } from "@waymark/contract/jobs";
import type { ManualJob } from "@waymark/contract/jobs-manual";
import { type SavedJob, type SavedJobsAnswer, savedJobIdsLimit } from "@waymark/contract/jobs-saved";
import { cutDescription } from "@waymark/domain/jobs/text/cut-description";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { getJob } from "../get-job.ts";
import { pruneManualJobs, storeManualJob } from "../manual/store-manual-job.ts";
import { markGoneJobs } from "./mark-gone.ts";
import {
  countMeeting,
  countSaved,
  forgetRemoved,
  lockSaved,
  markRemoved,
  readKept,
  readPage,
  readSaved,
  type SavedFilter,
  type SavedRow,
  writeNotes,
  writeSaved,
} from "./store.ts";

function asSavedJob({ job, savedAt, goneAt, notes, tags, version }: SavedRow): SavedJob {
  return {
    job: { ...job, description: cutDescription(job.description) },
    savedAt: savedAt.toISOString(),
    goneSince: goneAt?.toISOString() ?? null,
    notes,
    tags,
    version,
  };
}

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

/** The person's copy of a saved posting, which may be gone; null when they did not save it. */
export async function savedCopy(deps: Deps, actor: Actor, jobId: string): Promise<Job | null> {
  const saved = await readSaved(deps, actor.userId, jobId);
  return saved === null ? null : saved.job;
}

export async function saveManualJob(deps: Deps, actor: Actor, given: ManualJob): Promise<SavedJob> {
  return inTransaction(deps, async (deps) => {
    const job = await storeManualJob(deps, actor.userId, given);
    const before = await readSaved(deps, actor.userId, job.id);
    const savedAt = before !== null && before.deletedAt === null ? before.savedAt : deps.now();
    await writeSaved(deps.db, actor.userId, job, savedAt);
    const { notes = "", tags = [], version = 1 } = before ?? {};
    return asSavedJob({ job, savedAt, deletedAt: null, goneAt: null, notes, tags, version });
  });
}

/** Removes duplicate tags regardless of letter case; the first spelling stays. */
function distinct(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const trimmed = tag.trim();
    if (!byKey.has(trimmed.toLowerCase())) byKey.set(trimmed.toLowerCase(), trimmed);
  }
  return [...byKey.values()];
}

/**
 * Saves the notes or the tags of a saved job.
 * @throws AppError `not_found` when it is not on the list, `conflict` with the `current` row.
 */
export async function changeSavedJob(
  deps: Deps,
  actor: Actor,
  jobId: string,
  change: { version?: number | undefined; notes?: string | undefined; tags?: string[] | undefined },
): Promise<SavedJob> {
  return inTransaction(deps, async (deps) => {
    const before = await lockSaved(deps, actor.userId, jobId);
    if (before === null || before.deletedAt !== null) throw new AppError("not_found");
    const row = {
      ...before,
      notes: change.notes ?? before.notes,
      tags: change.tags === undefined ? before.tags : distinct(change.tags),
    };
    const isSame = row.notes === before.notes && row.tags.join("\n") === before.tags.join("\n");
    // Two tabs that saved the same content do not conflict.
    if (isSame) return asSavedJob(before);
    const isStale = change.version !== undefined && change.version !== before.version;
    if (isStale) throw new AppError("conflict", { current: asSavedJob(before) });
    await writeNotes(deps, actor.userId, jobId, row);
    return asSavedJob({ ...row, version: before.version + 1 });
  });
}

/** Milliseconds for which a removed job can be restored. */
const trashSpan = 30 * 86_400_000;

/** Removes a posting from the person's list, and deletes what was removed 30 days ago. */
export async function removeSavedJob(deps: Deps, actor: Actor, jobId: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const now = deps.now();
    await markRemoved(deps.db, actor.userId, jobId, now);
    const forgotten = await forgetRemoved(deps.db, actor.userId, new Date(now.getTime() - trashSpan));
    await pruneManualJobs(deps, actor.userId, forgotten);
  });
}
