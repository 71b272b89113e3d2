import type { OwnPosting } from "@waymark/contract/jobs-manual";
import type { SavedJob } from "@waymark/contract/jobs-saved";
import type { Who } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { keepOwnJob } from "../manual/keep-manual-job.ts";
import { asSavedJob } from "./as-saved-job.ts";
import { readSaved, writeSaved } from "./store.ts";

export async function saveOwnPosting(deps: Deps, who: Who, given: OwnPosting): Promise<SavedJob> {
  return inTransaction(deps, async (deps) => {
    const job = await keepOwnJob(deps, who.userId, given);
    const before = await readSaved(deps, who.userId, job.id);
    const savedAt = before !== null && before.deletedAt === null ? before.savedAt : deps.now();
    await writeSaved(deps.db, who.userId, job, savedAt);
    const { notes = "", tags = [], version = 1 } = before ?? {};
    return asSavedJob({ job, savedAt, deletedAt: null, goneAt: null, notes, tags, version });
  });
}
