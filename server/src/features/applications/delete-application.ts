import type { Application } from "@waymark/contract/applications";
import { AppError } from "@waymark/contract/errors";
import { reviveStage } from "@waymark/domain/applications/stages";
import type { Who } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { readStages, writeStages } from "./board/stages-store.ts";
import { requireRoom } from "./create-application.ts";
import { tellChange } from "./publish-change.ts";
import { readApplication } from "./read-application.ts";
import { deleteOverdue, lockTracker, readRow, unmarkDeleted, updateRow } from "./store.ts";

/** Moves an application to the trash. @throws AppError `not_found`. */
export async function deleteApplication(deps: Deps, who: Who, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, who.userId);
    if ((await readRow(tx.db, who.userId, id)) === null) throw new AppError("not_found");
    const now = tx.now();
    await updateRow(tx.db, who.userId, id, { deletedAt: now, updatedAt: now });
    await tellChange(tx, who, id);
  });
}

/**
 * Restores an application from the trash; one that is not in the trash is returned unchanged.
 * @throws AppError `not_found`, `too_many_applications`.
 */
export async function restoreApplication(deps: Deps, who: Who, id: string): Promise<Application> {
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, who.userId);
    await takeOut(tx, who, id);
    await tellChange(tx, who, id);
    return readApplication(tx, who, id);
  });
}

/** Takes an application out of the trash, and puts its stage back on the board if it was removed. */
export async function takeOut(deps: Deps, who: Who, id: string): Promise<void> {
  if (!(await unmarkDeleted(deps.db, who.userId, id, deps.now()))) return;
  await requireRoom(deps, who, 0);
  const row = await readRow(deps.db, who.userId, id);
  const before = await readStages(deps.db, who.userId);
  const kept = reviveStage(before, row?.stage ?? "");
  if (kept !== before) await writeStages(deps.db, who.userId, kept);
}

/** Removes applications that were deleted 30 days ago. */
export async function purgeApplications(deps: Deps): Promise<void> {
  await deleteOverdue(deps.db, deps.now(), 5_000);
}
