import { AppError } from "@waymark/contract/errors";
import type { SavedJob } from "@waymark/contract/jobs-saved";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { asSavedJob } from "./as-saved-job.ts";
import { lockSaved, writeNotes } from "./store.ts";

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
