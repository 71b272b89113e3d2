import type { Job } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import { jobOf } from "./job-row.ts";
import { jobById } from "./store.ts";

/** One posting by its id; null when there is none (any more). */
export async function getJob(deps: Deps, jobId: string): Promise<Job | null> {
  const row = await jobById(deps.db, jobId);
  return row === undefined ? null : jobOf(row);
}
