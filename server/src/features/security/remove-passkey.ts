import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../audit/record-audit.ts";
import { recordChange } from "../../db/ledger.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { notify } from "../notifications/notify.ts";
import type { CallerSession } from "./caller-session.ts";
import { deletePasskey, listPasskeys } from "./passkey-store.ts";

/**
 * Deletes a passkey.
 * @throws AppError `proof_required`, `not_found` when it is another person's.
 */
export async function removePasskey(
  deps: Deps,
  { actor, sessionId }: CallerSession,
  id: string,
): Promise<void> {
  await requireRecentProof(deps, actor, sessionId);
  await inTransaction(deps, async (tx) => {
    const passkey = (await listPasskeys(tx, actor.userId)).find((own) => own.id === id);
    if (passkey === undefined || !(await deletePasskey(tx.db, actor.userId, id)))
      throw new AppError("not_found");
    await notify(tx, { userId: actor.userId, kind: "passkey-removed", params: { passkey: passkey.name } });
    await recordAudit(tx, { userId: actor.userId, action: "passkey-removed", device: actor.device });
    await tx.events.publish(tx.db, actor.userId, "user-updated", {});
    await recordChange(tx.config.DATA_DIR, "removed", id, tx.now());
  });
}
