import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { endSessionsOf, forgetSessions } from "./end-sessions.ts";
import { setBlocked } from "./session-store.ts";

/**
 * Closes an account, for the operator: its sessions end now, and no way in opens another.
 * @returns how many sessions ended.
 * @throws AppError `not_found`.
 */
export async function blockUser(deps: Deps, userId: string): Promise<number> {
  const ended = await inTransaction(deps, async (tx) => {
    if (!(await setBlocked(tx.db, userId, deps.now()))) throw new AppError("not_found");
    await recordAudit(tx, { userId, action: "account-blocked", by: "operator" });
    return endSessionsOf(tx, userId);
  });
  forgetSessions(deps, userId);
  return ended;
}

/**
 * Opens a closed account again.
 * @throws AppError `not_found`.
 */
export async function unblockUser(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await setBlocked(tx.db, userId, null))) throw new AppError("not_found");
    await recordAudit(tx, { userId, action: "account-unblocked", by: "operator" });
  });
}
