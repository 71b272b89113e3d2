import { AppError } from "@waymark/contract/errors";
import type { Resume } from "@waymark/contract/resumes";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { getResume } from "../get-resume.ts";
import { publishChange } from "../publish-change.ts";
import { countResumes, hasDefault, lockResumes, mostResumes, setDefault } from "../store.ts";
import { unmarkDeleted } from "./trash-store.ts";

/**
 * Restores a resume from the trash; it becomes the default when there is no other.
 * @throws AppError `not_found` when it is not in the trash, `too_many_resumes`.
 */
export async function recoverResume(deps: Deps, actor: Actor, id: string): Promise<{ resume: Resume }> {
  return inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, actor.userId);
    if (!(await unmarkDeleted(tx, actor.userId, id))) throw new AppError("not_found");
    if ((await countResumes(tx.db, actor.userId)) > mostResumes) throw new AppError("too_many_resumes");
    if (!(await hasDefault(tx.db, actor.userId))) await setDefault(tx.db, actor.userId, id);
    await publishChange(tx, actor, id);
    return { resume: await getResume(tx, actor, id) };
  });
}
