import type { Application } from "@waymark/contract/applications";
import { AppError } from "@waymark/contract/errors";
import { reviveStage } from "@waymark/domain/applications/stages";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { requireBelowLimit } from "./create-application.ts";
import { publishChange } from "./publish-change.ts";
import { readApplication } from "./read-application.ts";
import {
  deleteOverdue,
  lockTracker,
  readRow,
  readStages,
  unmarkDeleted,
  updateRow,
  writeStages,
} from "./store.ts";

/** Moves an application to the trash. */
export async function deleteApplication(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, actor.userId);
    if ((await readRow(tx.db, actor.userId, id)) === null) throw new AppError("not_found");
    const now = tx.now();
    await updateRow(tx.db, actor.userId, id, { deletedAt: now, updatedAt: now });
    await publishChange(tx, actor, id);
  });
}

/** Restores an application from the trash; one that is not in the trash is returned unchanged. */
export async function restoreApplication(deps: Deps, actor: Actor, id: string): Promise<Application> {
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, actor.userId);
    await takeOut(tx, actor, id);
    await publishChange(tx, actor, id);
    return readApplication(tx, actor, id);
  });
}

/** Takes an application out of the trash, and puts its stage back on the board if it was removed. */
export async function takeOut(deps: Deps, actor: Actor, id: string): Promise<void> {
  if (!(await unmarkDeleted(deps.db, actor.userId, id, deps.now()))) return;
  await requireBelowLimit(deps, actor, 0);
  const row = await readRow(deps.db, actor.userId, id);
  const before = await readStages(deps.db, actor.userId);
  const kept = reviveStage(before, row?.stage ?? "");
  if (kept !== before) await writeStages(deps.db, actor.userId, kept);
}

/** Removes applications that were deleted 30 days ago. */
export async function purgeApplications(deps: Deps): Promise<void> {
  await deleteOverdue(deps.db, deps.now(), 5_000);
}
