import type { DataExport, PersonalData } from "@waymark/contract/personal-data";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { type AttemptRule, countAttempt } from "../accounts/credentials/count-attempt.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { exportSections } from "./parts.ts";
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

/** A running export is returned instead. @throws AppError `proof_required`, `rate_limited` after five in a day. */
export async function requestExport(
  deps: Deps,
  actor: Actor,
  sessionId: string | null,
): Promise<{ export: DataExport }> {
  await requireRecentProof(deps, actor, sessionId);
  const newest = await readNewestExport(deps.db, actor.userId);
  const isUnderWay =
    (newest?.state === "waiting" || newest?.state === "running") &&
    deps.now().getTime() - newest.askedAt.getTime() < stuckMs;
  if (newest !== null && isUnderWay) return { export: exportOf(newest, exportSections.length) };
  await countAttempt(deps, perDay, actor.userId);
  const id = newId();
  await inTransaction(deps, async (tx) => {
    await insertExport(tx.db, { id, userId: actor.userId, askedAt: tx.now() });
    await recordAudit(tx, { userId: actor.userId, action: "export-asked", device: actor.device });
    await tx.tasks.add(tx.db, packTask, { id, userId: actor.userId });
  });
  const made = await readNewestExport(deps.db, actor.userId);
  if (made === null) throw new Error("The export that was just asked for is not there.");
  return { export: exportOf(made, exportSections.length) };
}

/** The caller's newest export and pending erasure. */
export async function readPersonalData(deps: Deps, actor: Actor): Promise<PersonalData> {
  const newest = await readNewestExport(deps.db, actor.userId);
  const isOver = newest?.expiresAt != null && newest.expiresAt <= deps.now();
  return {
    export: newest === null || isOver ? null : exportOf(newest, exportSections.length),
    erasure: await readErasure(deps.db, actor.userId),
  };
}
