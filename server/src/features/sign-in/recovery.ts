import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { recordAudit } from "../../audit/record-audit.ts";
import { consumeLink, linkSent, makeLink, pageLink, readLink } from "../../codes/mailed-link.ts";
import { countSending } from "../../codes/make-code.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { networkKey } from "../../http/limits.ts";
import { type Account, findAccount, forgetAccount, readAccount } from "../accounts/account.ts";
import { completeSignIn, type SignedInSession } from "../accounts/credentials/complete-sign-in.ts";
import { hashNewPassword, recovery, storePassword } from "../accounts/credentials/password.ts";
import { type Device, unknownDevice } from "../accounts/sessions/device-of.ts";
import { endSessionsOf } from "../accounts/sessions/end-sessions.ts";
import { knownDeviceOf } from "../accounts/sessions/known-device.ts";
import { notify } from "../notifications/notify.ts";
import { claimAccount } from "./claim-account.ts";
import { silentMs, withMinimumDuration } from "./minimum-duration.ts";

/**
 * Answer and time are the same when there is no such account, and when the address has got twenty links within the
 * hour, or ten that one /24 or /48 asked for: each of these still works.
 * @throws AppError `rate_limited` after five from one IP address or known device within the hour, `mail_limit`.
 */
export async function requestRecovery(
  deps: Deps,
  email: string,
  device: Device = unknownDevice,
): Promise<void> {
  const knownDevice = await knownDeviceOf(deps, device, email);
  const by = {
    from: knownDevice ?? device.address,
    network: networkKey(device.address),
    isKnown: knownDevice !== null,
  };
  await deps.mail.requireBelowLimit(deps.db, "recover");
  const work = inTransaction(deps, async (tx) => {
    if ((await countSending(tx, { purpose: recovery, address: email, ...by })) !== null) return;
    const account = await findAccount(tx, email);
    if (account === null) return;
    const { userId, language } = account;
    const token = await makeLink(tx, { purpose: recovery, userId });
    const params = { link: pageLink(tx, "/recover", token) };
    const whenSent = linkSent(token);
    await tx.mail.send(tx.db, { userId, to: email, language, key: "recover", params, whenSent });
  });
  await withMinimumDuration(silentMs, work);
}

/** The link is not used up. @throws AppError `link_invalid` */
export async function readRecovery(deps: Deps, token: string): Promise<Account> {
  const link = await readLink(deps, recovery, token);
  const account = link === null ? null : await readAccount(deps, link.userId);
  if (account === null) throw new AppError("link_invalid");
  return account;
}

/**
 * Ends every session and opens one, which still owes a second factor.
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
    if ((await consumeLink(tx, recovery, token)) === null) throw new AppError("link_invalid");
    await claimAccount(tx, userId, email);
    await replacePassword(tx, userId, hash, device);
  });
  forgetAccount(deps, userId);
  return completeSignIn(deps, userId, language, device, { method: "recovery" });
}

/** Ends every session. In the caller's transaction; call `forgetAccount` after it. */
export async function replacePassword(
  tx: Deps,
  userId: string,
  hash: string,
  device?: Device,
): Promise<void> {
  await storePassword(tx, userId, hash);
  await tx.events.publish(tx.db, userId, "password-recovery", {});
  await endSessionsOf(tx, userId);
  await notify(tx, { userId, kind: "password-changed", params: {} });
  await recordAudit(tx, { userId, action: "password-changed", detail: "recovery", device });
}
