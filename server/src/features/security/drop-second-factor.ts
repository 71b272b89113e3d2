import { recordAudit } from "../../audit/record-audit.ts";
import { recordChange } from "../../db/ledger.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { setSecondFactor } from "../accounts/credentials/second-factor-flag.ts";
import { endSessionsOf, forgetSessions } from "../accounts/sessions/end-sessions.ts";
import { notify } from "../notifications/notify.ts";
import { deleteAuthenticator } from "./authenticator-store.ts";

/**
 * Takes a person's second factor away without a code of it: for the operator, when all of it is lost. Their sessions
 * end, and they hear of it.
 * @returns how many sessions there were.
 */
export async function dropSecondFactor(deps: Deps, userId: string): Promise<number> {
  const ended = await inTransaction(deps, async (tx) => {
    if (await deleteAuthenticator(tx.db, userId))
      await notify(tx, { userId, kind: "second-factor-off", params: {} });
    await recordAudit(tx, { userId, action: "second-factor-off", by: "operator" });
    await setSecondFactor(tx, userId, false);
    await recordChange(tx.config.DATA_DIR, "factor-off", userId, tx.now());
    return endSessionsOf(tx, userId);
  });
  forgetSessions(deps, userId);
  return ended;
}
