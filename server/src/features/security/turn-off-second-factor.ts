import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../audit/record-audit.ts";
import { recordChange } from "../../db/ledger.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { setSecondFactor } from "../accounts/credentials/second-factor-flag.ts";
import { forgetSessions } from "../accounts/sessions/end-sessions.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { notify } from "../notifications/notify.ts";
import { deleteAuthenticator } from "./authenticator-store.ts";
import type { CallerSession } from "./caller-session.ts";
import { type FactorCode, useSecondFactor } from "./use-second-factor.ts";

/**
 * Turns the second factor off and deletes its backup codes.
 * @throws AppError `proof_required`, `code_invalid`, `second_factor_off`, `rate_limited`.
 */
export async function turnOffSecondFactor(deps: Deps, asker: CallerSession, code: FactorCode): Promise<void> {
  const { actor, sessionId } = asker;
  await requireRecentProof(deps, actor, sessionId);
  await useSecondFactor(deps, asker, code);
  await inTransaction(deps, async (tx) => {
    if (!(await deleteAuthenticator(tx.db, actor.userId))) throw new AppError("second_factor_off");
    await setSecondFactor(tx, actor.userId, false);
    await notify(tx, { userId: actor.userId, kind: "second-factor-off", params: {} });
    await recordAudit(tx, { userId: actor.userId, action: "second-factor-off", device: actor.device });
    await tx.events.publish(tx.db, actor.userId, "user-updated", {});
    await recordChange(tx.config.DATA_DIR, "factor-off", actor.userId, tx.now());
  });
  forgetSessions(deps, actor.userId);
}
