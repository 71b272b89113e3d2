import type { Job } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import { jobOf } from "./job-row.ts";
import { jobsById } from "./store.ts";

/** One posting by its id; null when there is none (any more). */
export async function getJob(deps: Deps, jobId: string): Promise<Job | null> {
  const [row] = await jobsById(deps.db, [jobId]);
  return row === undefined ? null : jobOf(row);
}
