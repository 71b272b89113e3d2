import type { Job } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import { follows } from "./followers-store.ts";
import { jobOf } from "./job-row.ts";
import { readManualJob } from "./manual/manual-jobs-store.ts";
import { jobById } from "./read-store.ts";

/**
 * One posting by its id; null when there is none (any more).
 * @param userId also one that this person brought in, or that the board they follow brought for its followers.
 */
export async function getJob(deps: Deps, jobId: string, userId?: string): Promise<Job | null> {
  const row = await jobById(deps.db, jobId);
  if (row === undefined) return userId === undefined ? null : readManualJob(deps.db, userId, jobId);
  if (row.followersOnly) {
    const isFollower =
      userId !== undefined && row.boardId !== null && (await follows(deps.db, userId, row.boardId));
    if (!isFollower) return null;
  }
  return jobOf(row, deps.now());
}
