import type { Package } from "@waymark/contract/packages";
import { lastMove } from "@waymark/domain/applications/fold-events";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { applicationSummaries } from "../applications/application-summaries.ts";
import { rowWithEvents, undoMove } from "../applications/board/move-application.ts";
import { cleanName } from "../applications/files/add-file.ts";
import { deleteFile, listFiles } from "../applications/files/change-file.ts";
import { recordNotSent } from "../letters/mark-letter-sent.ts";
import { getPackage, letterOf, ownPackage } from "./own-package.ts";
import { publishChange } from "./publish-change.ts";
import { answersFileName } from "./send-package.ts";
import { type StoredPackage, updatePackage } from "./store.ts";

/** The package is approved again, and the letter unsent. A package that was not sent stays as it is. */
export async function takeBackSent(deps: Deps, actor: Actor, id: string): Promise<Package> {
  return inTransaction(deps, async (tx) => {
    const one = await ownPackage(tx, actor, id, { lock: true });
    if (one.status === "sent" && one.sentAt !== null) {
      await updatePackage(tx, actor.userId, id, { status: "approved", sentAt: null });
      await publishChange(tx, actor, { packageId: id });
      const letter = await letterOf(tx, actor, one);
      if (letter?.status === "sent") await recordNotSent(tx, actor, letter.id);
      await takeBackApplication(tx, actor, one, one.sentAt);
    }
    return getPackage(tx, actor, id);
  });
}

/** Takes back the changes that sending made to the application; later changes by the person stay. */
async function takeBackApplication(
  deps: Deps,
  actor: Actor,
  one: StoredPackage,
  sentAt: string,
): Promise<void> {
  const { applicationId, content } = one;
  if (applicationId === null) return;
  const live = await applicationSummaries(deps, actor.userId, [applicationId]);
  if (!live.has(applicationId)) return;
  const { row, events } = await rowWithEvents(deps, actor, applicationId);
  const move = lastMove(events);
  if (row.stage === "applied" && move !== null && move.recordedAt >= sentAt)
    await undoMove(deps, actor, applicationId, { changeId: newId(), eventId: move.id });
  const sent = new Set([...content.files.map(({ name }) => name), answersFileName(one)]);
  const names = new Set(
    [...sent].flatMap((name) => [cleanName(name, "application/pdf"), cleanName(name, "text/plain")]),
  );
  const { files } = await listFiles(deps, actor, applicationId);
  for (const { id, name, createdAt } of files)
    if (createdAt >= sentAt && names.has(name)) await deleteFile(deps, actor, id);
}
