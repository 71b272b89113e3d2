import type { Job } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import { jobOf } from "./job-row.ts";
import { readOwnJob } from "./own/own-store.ts";
import { jobById } from "./store.ts";

/** One posting by its id, with `userId` also one that this person brought in; null when there is none (any more). */
export async function getJob(deps: Deps, jobId: string, userId?: string): Promise<Job | null> {
  const row = await jobById(deps.db, jobId);
  if (row !== undefined) return jobOf(row, deps.now());
  return userId === undefined ? null : readOwnJob(deps.db, userId, jobId);
}
