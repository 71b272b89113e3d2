import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../audit/record-audit.ts";
import { recordChange } from "../../db/ledger.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { notify } from "../notifications/notify.ts";
import { readAuthenticator, replaceBackupCodes } from "./authenticator-store.ts";
import { backupCodeHash, newBackupCodes } from "./backup-code.ts";
import type { CallerSession } from "./caller-session.ts";

/**
 * Replaces the backup codes by ten new ones.
 * @throws AppError `proof_required`, `second_factor_off`.
 */
export async function renewBackupCodes(deps: Deps, { actor, sessionId }: CallerSession): Promise<string[]> {
  await requireRecentProof(deps, actor, sessionId);
  const codes = newBackupCodes();
  await inTransaction(deps, async (tx) => {
    const found = await readAuthenticator(tx, actor.userId);
    if (found === null || found.turnedOnAt === null) throw new AppError("second_factor_off");
    const hashes = codes.map((code) => backupCodeHash(tx, actor.userId, code));
    const at = tx.now();
    await replaceBackupCodes(tx.db, actor.userId, hashes, at);
    await notify(tx, { userId: actor.userId, kind: "backup-codes-renewed", params: {} });
    await recordAudit(tx, { userId: actor.userId, action: "backup-codes-renewed", device: actor.device });
    await tx.events.publish(tx.db, actor.userId, "user-updated", {});
    await recordChange(tx.config.DATA_DIR, "backup-codes", actor.userId, at);
  });
  return codes;
}
