import type { TrashedResume } from "@waymark/contract/resumes-versions";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readTrash } from "./trash-store.ts";

/** The resumes that the person deleted in the last 30 days, the last deleted first. */
export async function listTrash(deps: Deps, actor: Actor): Promise<{ resumes: TrashedResume[] }> {
  return { resumes: await readTrash(deps, actor.userId) };
}
