import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../audit/record-audit.ts";
import { recordChange } from "../../db/ledger.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { endSessionsOf, forgetSessions } from "./sessions/end-sessions.ts";
import { setBlocked } from "./sessions/session-store.ts";

/** Blocks an account without an entry in the ledger, because it is about to be erased. */
export async function closeAccount(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (await setBlocked(tx.db, userId, tx.now())) await endSessionsOf(tx, userId);
  });
  forgetSessions(deps, userId);
}

/** @returns how many sessions ended. */
export async function blockUser(deps: Deps, userId: string): Promise<number> {
  const ended = await inTransaction(deps, async (tx) => {
    const now = deps.now();
    if (!(await setBlocked(tx.db, userId, now))) throw new AppError("not_found");
    await recordAudit(tx, { userId, action: "account-blocked", by: "operator" });
    const sessions = await endSessionsOf(tx, userId);
    await recordChange(deps.config.DATA_DIR, "blocked", userId, now);
    return sessions;
  });
  forgetSessions(deps, userId);
  return ended;
}

export async function unblockUser(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await setBlocked(tx.db, userId, null))) throw new AppError("not_found");
    await recordAudit(tx, { userId, action: "account-unblocked", by: "operator" });
  });
  // After the commit: a crash in between leaves "blocked" in the ledger, which is the safer state.
  await recordChange(deps.config.DATA_DIR, "unblocked", userId, deps.now());
}
