import { AppError } from "@waymark/contract/errors";
import type { Resume } from "@waymark/contract/resumes";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readResume } from "./store.ts";

/**
 * One of the person's resumes.
 * @throws AppError `not_found` when it is missing, in the trash, or another person's.
 */
export async function getResume(deps: Deps, who: Who, id: string): Promise<Resume> {
  const resume = await readResume(deps, who.userId, id);
  if (resume === null) throw new AppError("not_found");
  return resume;
}
