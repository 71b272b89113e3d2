import type { ManualJob } from "@waymark/contract/jobs-manual";
import type { SavedJob } from "@waymark/contract/jobs-saved";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { asSavedJob } from "../saved/saved-jobs.ts";
import { readSaved, writeSaved } from "../saved/store.ts";
import { storeManualJob } from "./store-manual-job.ts";

/** Keeps a job that a person typed or pasted, on their list of saved jobs. */
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
