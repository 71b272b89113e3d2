import { AppError } from "@waymark/contract/errors";
import type { Resume } from "@waymark/contract/resumes";
import type { TrashedResume } from "@waymark/contract/resumes-versions";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { getResume } from "../resumes.ts";
import { countResumes, hasDefault, lockResumes, mostResumes, setDefault } from "../store.ts";
import { publishChange } from "../write-state.ts";
import { readOverdue, readTrash, removeOverdue, unmarkDeleted } from "./trash-store.ts";

/** The resumes that the person deleted in the last 30 days, the last deleted first. */
export async function listTrash(deps: Deps, actor: Actor): Promise<{ resumes: TrashedResume[] }> {
  return { resumes: await readTrash(deps, actor.userId) };
}

/** It becomes the default when there is no other. @throws AppError `not_found`, `too_many_resumes`. */
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

const atOnce = 500;

/**
 * Removes resumes deleted 30 days ago with their originals and revisions. The stored file goes first: if the store
 * fails, the row remains for the next purge.
 */
export async function purgeTrash(deps: Deps): Promise<void> {
  for (const { id, fileKey } of await readOverdue(deps.db, deps.now(), atOnce)) {
    if (fileKey !== null) await deps.files.delete(fileKey);
    await inTransaction(deps, (tx) => removeOverdue(tx.db, id));
  }
}
