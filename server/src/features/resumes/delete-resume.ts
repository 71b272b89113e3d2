import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { publishChange } from "./publish-change.ts";
import { lockResumes, mostResumes, passOnDefault } from "./store.ts";
import { endTrashBeyond, markDeleted } from "./trash/trash-store.ts";

/**
 * Moves a resume to the trash for 30 days; the resume changed last becomes the default. Of more than 200 deleted
 * resumes the oldest expire at once.
 * @throws AppError `not_found` when it is missing, already in the trash, or another person's.
 */
export async function deleteResume(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, actor.userId);
    const wasDefault = await markDeleted(tx, actor.userId, id);
    if (wasDefault === null) throw new AppError("not_found");
    if (wasDefault) await passOnDefault(tx.db, actor.userId);
    await endTrashBeyond(tx, actor.userId, mostResumes);
    await publishChange(tx, actor, id);
  });
}
