import type { Resume } from "@waymark/contract/resumes";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readResumes } from "./store.ts";

export async function listResumes(deps: Deps, who: Who): Promise<{ resumes: Resume[] }> {
  return { resumes: await readResumes(deps, who.userId) };
}
