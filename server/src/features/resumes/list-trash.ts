import type { TrashedResume } from "@waymark/contract/resume-keeping";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readTrash } from "./trash-store.ts";

/** The resumes that the person deleted in the last 30 days, the last deleted first. */
export async function listTrash(deps: Deps, who: Who): Promise<{ resumes: TrashedResume[] }> {
  return { resumes: await readTrash(deps, who.userId) };
}
