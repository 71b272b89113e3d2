import { recordOperator } from "../../audit/operator-log.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { dropAllLinks } from "../../codes/mailed-link.ts";
import { recordChange } from "../../db/ledger.ts";
import type { Deps } from "../../deps.ts";
import { type Account, markEmailVerified } from "../accounts/account.ts";
import { hasRunningPlan } from "../billing/has-subscription.ts";
import { exportSections } from "../personal-data/parts.ts";
import { dropErasure, dropExports } from "../personal-data/request-erasure.ts";
import { dropPhoneVerification } from "../phone/verify-phone.ts";
import { deleteOAuthStatesOf } from "./store.ts";

/** Its owner is told before they press the button. */
export async function claimEndsPlan(deps: Deps, account: Account): Promise<boolean> {
  return !account.emailVerified && (await hasRunningPlan(deps, account.userId));
}

/**
 * Gives an account to the owner of its email address, who has proven it outside any session of that account. Anybody
 * could have signed up with that address, so sign-in methods, shares and payments are removed; decision 0028 lists
 * every table. Resumes and applications stay. Sign-in codes end too: they were made for an unproven address. In the
 * caller's transaction; call `forgetAccount` after it.
 * @returns false, with nothing changed, when the address was verified before or is no longer the account's.
 */
export async function claimAccount(tx: Deps, userId: string, email: string): Promise<boolean> {
  // First, because it locks the account's row: a parallel sign-in with the old password has to wait.
  if (!(await markEmailVerified(tx, userId, email))) return false;
  for (const part of exportSections) await part.dropUnproven?.(tx, userId);
  await dropPhoneVerification(tx, userId);
  await dropErasure(tx, userId);
  await dropExports(tx, userId);
  await deleteOAuthStatesOf(tx.db, userId);
  await dropAllLinks(tx, userId);
  await recordAudit(tx, { userId, action: "account-claimed" });
  await recordOperator(tx, { action: "claim-account", about: userId, via: "product", outcome: "done" });
  await recordChange(tx.config.DATA_DIR, "claimed", userId, tx.now());
  return true;
}
