import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../audit/record-audit.ts";
import { recordChange } from "../../db/ledger.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { notify } from "../notifications/notify.ts";
import { readAuthenticator, replaceBackupCodes } from "./authenticator-store.ts";
import { backupCodeHash, newBackupCodes } from "./backup-code.ts";
import type { Asker } from "./caller-session.ts";

/**
 * Replaces the backup codes by ten new ones.
 * @throws AppError `proof_required`, `second_factor_off`.
 */
export async function renewBackupCodes(deps: Deps, { who, sessionId }: Asker): Promise<string[]> {
  await requireRecentProof(deps, who, sessionId);
  const codes = newBackupCodes();
  await inTransaction(deps, async (tx) => {
    const found = await readAuthenticator(tx, who.userId);
    if (found === null || found.turnedOnAt === null) throw new AppError("second_factor_off");
    const hashes = codes.map((code) => backupCodeHash(tx, who.userId, code));
    const at = tx.now();
    await replaceBackupCodes(tx.db, who.userId, hashes, at);
    await notify(tx, { userId: who.userId, kind: "backup-codes-renewed", params: {} });
    await recordAudit(tx, { userId: who.userId, action: "backup-codes-renewed", device: who.device });
    await tx.events.publish(tx.db, who.userId, "user-updated", {});
    await recordChange(tx.config.DATA_DIR, "backup-codes", who.userId, at);
  });
  return codes;
}
