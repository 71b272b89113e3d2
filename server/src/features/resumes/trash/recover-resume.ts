import { AppError } from "@waymark/contract/errors";
import type { Resume } from "@waymark/contract/resumes";
import type { Who } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { getResume } from "../get-resume.ts";
import { tellChange } from "../publish-change.ts";
import { countResumes, hasDefault, lockResumes, mostResumes, setDefault } from "../store.ts";
import { unmarkDeleted } from "./trash-store.ts";

/**
 * Restores a resume from the trash; it becomes the default when there is no other.
 * @throws AppError `not_found` when it is not in the trash, `too_many_resumes`.
 */
export async function recoverResume(deps: Deps, who: Who, id: string): Promise<{ resume: Resume }> {
  return inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, who.userId);
    if (!(await unmarkDeleted(tx, who.userId, id))) throw new AppError("not_found");
    if ((await countResumes(tx.db, who.userId)) > mostResumes) throw new AppError("too_many_resumes");
    if (!(await hasDefault(tx.db, who.userId))) await setDefault(tx.db, who.userId, id);
    await tellChange(tx, who, id);
    return { resume: await getResume(tx, who, id) };
  });
}
