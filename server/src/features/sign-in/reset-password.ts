import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { recordAudit } from "../../audit/record-audit.ts";
import { readLink, takeLink } from "../../codes/mailed-link.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { type Account, forgetAccount, readAccount } from "../accounts/account.ts";
import { completeSignIn, type SignedInSession } from "../accounts/credentials/complete-sign-in.ts";
import { hashNewPassword, recovery, storePassword } from "../accounts/credentials/password.ts";
import type { Device } from "../accounts/sessions/device-of.ts";
import { endSessionsOf } from "../accounts/sessions/end-sessions.ts";
import { notify } from "../notifications/notify.ts";
import { claimAccount } from "./claim-account.ts";

/**
 * The account whose password a link would change; the link is not used up.
 * @throws AppError `link_invalid`
 */
export async function readRecovery(deps: Deps, token: string): Promise<Account> {
  const link = await readLink(deps, recovery, token);
  const account = link === null ? null : await readAccount(deps, link.userId);
  if (account === null) throw new AppError("link_invalid");
  return account;
}

/**
 * Sets a new password with a mailed link, ends every session and opens one, which still owes a second factor.
 * @throws AppError `link_invalid`, `weak_password` (the link stays valid), `account_blocked`, `busy`.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: { readonly token: string; readonly password: string },
  language: Language,
  device?: Device,
): Promise<SignedInSession> {
  const { userId, email } = await readRecovery(deps, token);
  // Before the transaction, which must not wait in the hashing queue.
  const hash = await hashNewPassword(deps, password, email, language);
  await inTransaction(deps, async (tx) => {
    if ((await takeLink(tx, recovery, token)) === null) throw new AppError("link_invalid");
    await claimAccount(tx, userId, email);
    await storePassword(tx, userId, hash);
    await tx.events.publish(tx.db, userId, "password-recovery", {});
    await endSessionsOf(tx, userId);
    await notify(tx, { userId, kind: "password-changed", params: {} });
    await recordAudit(tx, { userId, action: "password-changed", detail: "recovery", device });
  });
  forgetAccount(deps, userId);
  return completeSignIn(deps, userId, language, device, { way: "recovery" });
}
