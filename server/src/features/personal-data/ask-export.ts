import type { DataExport, PersonalData } from "@waymark/contract/personal-data";
import { z } from "zod";
import type { Who } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { type AttemptRule, countAttempt } from "../accounts/credentials/count-attempt.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { personalParts } from "./parts.ts";
import { exportOf, insertExport, readErasure, readNewestExport } from "./store.ts";

/** Packing is given up after this time. */
export const packSeconds = 60;

export const packTask = taskKind({
  name: "pack-personal-data",
  input: z.object({ id: z.string(), userId: z.string() }),
  retries: 1,
  expireSeconds: packSeconds + 10,
});

const perDay: AttemptRule = { kind: "data-export", atMost: 5, windowSeconds: 24 * 60 * 60 };
/** An export without progress for this long belongs to a dead process. */
const stuckMs = 5 * 60_000;

/**
 * Starts packing all data of the caller; a running export is returned instead.
 * @throws AppError `proof_required`, `rate_limited` after five in a day.
 */
export async function askExport(
  deps: Deps,
  who: Who,
  sessionId: string | null,
): Promise<{ export: DataExport }> {
  await requireRecentProof(deps, who, sessionId);
  const newest = await readNewestExport(deps.db, who.userId);
  const isUnderWay =
    (newest?.state === "waiting" || newest?.state === "running") &&
    deps.now().getTime() - newest.askedAt.getTime() < stuckMs;
  if (newest !== null && isUnderWay) return { export: exportOf(newest, personalParts.length) };
  await countAttempt(deps, perDay, who.userId);
  const id = newId();
  await inTransaction(deps, async (tx) => {
    await insertExport(tx.db, { id, userId: who.userId, askedAt: tx.now() });
    await recordAudit(tx, { userId: who.userId, action: "export-asked", device: who.device });
    await tx.tasks.add(tx.db, packTask, { id, userId: who.userId });
  });
  const made = await readNewestExport(deps.db, who.userId);
  if (made === null) throw new Error("The export that was just asked for is not there.");
  return { export: exportOf(made, personalParts.length) };
}

/** The caller's newest export and pending erasure. */
export async function readPersonalData(deps: Deps, who: Who): Promise<PersonalData> {
  const newest = await readNewestExport(deps.db, who.userId);
  const isOver = newest?.expiresAt != null && newest.expiresAt <= deps.now();
  return {
    export: newest === null || isOver ? null : exportOf(newest, personalParts.length),
    erasure: await readErasure(deps.db, who.userId),
  };
}
