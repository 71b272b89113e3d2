import type { Resume } from "@waymark/contract/resumes";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readResumes } from "./store.ts";

export async function listResumes(deps: Deps, actor: Actor): Promise<{ resumes: Resume[] }> {
  return { resumes: await readResumes(deps, actor.userId) };
}
