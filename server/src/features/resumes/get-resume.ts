import { AppError } from "@waymark/contract/errors";
import type { Resume } from "@waymark/contract/resumes";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readResume } from "./store.ts";

/**
 * One of the asker's resumes.
 * @throws AppError `not_found` when there is none, it is in the trash, or somebody else's.
 */
export async function getResume(deps: Deps, who: Who, id: string): Promise<Resume> {
  const resume = await readResume(deps, who.userId, id);
  if (resume === null) throw new AppError("not_found");
  return resume;
}
