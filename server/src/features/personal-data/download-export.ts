import { Readable } from "node:stream";
import { AppError } from "@waymark/contract/errors";
import * as contract from "@waymark/contract/personal-data";
import { Id } from "@waymark/contract/values";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Deps } from "../../deps.ts";
import { openStoredFile } from "../../ports/files/sealed-file.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { pieceKeysOf, readExport } from "./store.ts";

/** The caller's export, if it can be downloaded. @throws AppError as below. */
async function readReady(deps: Deps, actor: Actor, sessionId: string | null, id: string) {
  await requireRecentProof(deps, actor, sessionId);
  const row = Id.safeParse(id).success ? await readExport(deps.db, actor.userId, id) : null;
  const isThere = row?.state === "ready" && row.expiresAt !== null && row.expiresAt > deps.now();
  if (row === null || !isThere) throw new AppError("not_found");
  return row;
}

/** Checks that an export may be downloaded, and returns its address. @throws AppError as below. */
export async function prepareDownload(
  deps: Deps,
  actor: Actor,
  sessionId: string | null,
  id: string,
): Promise<{ downloadUrl: string }> {
  const row = await readReady(deps, actor, sessionId, id);
  return { downloadUrl: contract.downloadExport.path.replace(":id", row.id) };
}

/**
 * The caller's packed export, opened piece by piece while it is sent.
 * @throws AppError `proof_required`; `not_found` when it is not ready, no longer there, or another person's.
 */
export async function downloadExport(
  deps: Deps,
  actor: Actor,
  sessionId: string | null,
  id: string,
): Promise<{ stream: Readable; bytes: number; type: string; fileName: string }> {
  const row = await readReady(deps, actor, sessionId, id);
  await recordAudit(deps, { userId: actor.userId, action: "export-downloaded", device: actor.device });
  return {
    stream: Readable.from(pieces(deps, actor.userId, pieceKeysOf(row))),
    bytes: row.bytes,
    type: "application/zip",
    fileName: `waymark-${row.askedAt.toISOString().slice(0, 10)}.zip`,
  };
}

async function* pieces(deps: Deps, userId: string, keys: readonly string[]) {
  for (const key of keys) {
    const piece = await openStoredFile(deps, userId, key);
    // Ends the answer before its announced length, which every client treats as a failure.
    if (piece === null) throw new Error("A piece of an export is not there.");
    yield piece;
  }
}
