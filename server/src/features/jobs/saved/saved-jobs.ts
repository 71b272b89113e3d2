import { AppError } from "@waymark/contract/errors";
import type { SavedJob } from "@waymark/contract/jobs-saved";
import { cutDescription } from "@waymark/domain/jobs/text/cut-description";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { getJob } from "../get-job.ts";
import { pruneManualJobs } from "../manual/store-manual-job.ts";
import {
  forgetRemoved,
  lockSaved,
  markRemoved,
  readSaved,
  type SavedRow,
  writeNotes,
  writeSaved,
} from "./store.ts";

export function asSavedJob({ job, savedAt, goneAt, notes, tags, version }: SavedRow): SavedJob {
  return {
    job: { ...job, description: cutDescription(job.description) },
    savedAt: savedAt.toISOString(),
    goneSince: goneAt?.toISOString() ?? null,
    notes,
    tags,
    version,
  };
}

/** Saving again within this time undoes a removal, and the job keeps its place in the list. In milliseconds. */
const undoMs = 60_000;

/** A posting that is saved already stays unchanged. @throws AppError `not_found` for a missing one. */
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

/** Removes duplicate tags regardless of letter case; the first spelling stays. */
function distinct(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const trimmed = tag.trim();
    if (!byKey.has(trimmed.toLowerCase())) byKey.set(trimmed.toLowerCase(), trimmed);
  }
  return [...byKey.values()];
}

/** @throws AppError `not_found` when it is not on the list, `conflict` with the `current` row. */
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
