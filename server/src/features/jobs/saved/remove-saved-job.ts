import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { forgetManualJobs } from "../manual/keep-manual-job.ts";
import { forgetRemoved, markRemoved } from "./store.ts";

/** Milliseconds for which a removed job can be restored. */
const trashSpan = 30 * 86_400_000;

/** Removes a posting from the person's list, and deletes what was removed 30 days ago. */
export async function removeSavedJob(deps: Deps, actor: Actor, jobId: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const now = deps.now();
    await markRemoved(deps.db, actor.userId, jobId, now);
    const forgotten = await forgetRemoved(deps.db, actor.userId, new Date(now.getTime() - trashSpan));
    await forgetManualJobs(deps, actor.userId, forgotten);
  });
}
