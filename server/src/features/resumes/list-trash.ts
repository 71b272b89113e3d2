import type { TrashedResume } from "@waymark/contract/resume-keeping";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readTrash } from "./trash-store.ts";

/** What the asker deleted in the last 30 days, the last first. */
export async function listTrash(deps: Deps, who: Who): Promise<{ resumes: TrashedResume[] }> {
  return { resumes: await readTrash(deps, who.userId) };
}
