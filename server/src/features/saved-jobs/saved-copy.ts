import type { Job } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readSaved } from "./store.ts";

/** The asker's copy of a posting they saved, which may be gone since; null when they saved none. */
export async function savedCopy(deps: Deps, who: Who, jobId: string): Promise<Job | null> {
  const saved = await readSaved(deps, who.userId, jobId);
  return saved === null ? null : saved.job;
}
