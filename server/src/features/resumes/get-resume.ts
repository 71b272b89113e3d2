import { AppError } from "@waymark/contract/errors";
import type { Resume } from "@waymark/contract/resumes";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readResume } from "./store.ts";

/**
 * One of the person's resumes.
 * @throws AppError `not_found` when it is missing, in the trash, or another person's.
 */
export async function getResume(deps: Deps, actor: Actor, id: string): Promise<Resume> {
  const resume = await readResume(deps, actor.userId, id);
  if (resume === null) throw new AppError("not_found");
  return resume;
}
