import type { Job } from "@waymark/contract/jobs";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readSaved } from "./store.ts";

/** The person's copy of a saved posting, which may be gone; null when they did not save it. */
export async function savedCopy(deps: Deps, actor: Actor, jobId: string): Promise<Job | null> {
  const saved = await readSaved(deps, actor.userId, jobId);
  return saved === null ? null : saved.job;
}
