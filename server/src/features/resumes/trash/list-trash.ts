import type { TrashedResume } from "@waymark/contract/resumes-versions";
import type { Who } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readTrash } from "./trash-store.ts";

/** The resumes that the person deleted in the last 30 days, the last deleted first. */
export async function listTrash(deps: Deps, who: Who): Promise<{ resumes: TrashedResume[] }> {
  return { resumes: await readTrash(deps, who.userId) };
}
