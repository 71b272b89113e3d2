import { AppError } from "@waymark/contract/errors";
import type { Who } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { tellChange } from "./publish-change.ts";
import { lockResumes, mostResumes, passOnDefault } from "./store.ts";
import { endTrashBeyond, markDeleted } from "./trash/trash-store.ts";

/**
 * Moves a resume to the trash for 30 days; the resume changed last becomes the default. Of more than 200 deleted
 * resumes the oldest expire at once.
 * @throws AppError `not_found` when it is missing, already in the trash, or another person's.
 */
export async function deleteResume(deps: Deps, who: Who, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, who.userId);
    const wasDefault = await markDeleted(tx, who.userId, id);
    if (wasDefault === null) throw new AppError("not_found");
    if (wasDefault) await passOnDefault(tx.db, who.userId);
    await endTrashBeyond(tx, who.userId, mostResumes);
    await tellChange(tx, who, id);
  });
}
