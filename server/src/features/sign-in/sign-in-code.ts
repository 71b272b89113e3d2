import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { codeSent, makeCode } from "../../codes/make-code.ts";
import { useCode } from "../../codes/use-code.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { findAccount, forgetAccount } from "../accounts/account.ts";
import type { Device } from "../accounts/device-of.ts";
import { type Entered, enter } from "../accounts/enter.ts";
import { claimAccount, signInCodeFor } from "./claim-account.ts";
import { inNoLessThan, silentMs } from "./in-no-less-than.ts";

/**
 * Mails a code to sign in with. An address without an account gets none, and nobody learns that: a code is made
 * and counted all the same, and the answer takes as long.
 * @throws AppError `rate_limited`, `mail_limit`.
 */
export async function sendSignInCode(deps: Deps, email: string): Promise<void> {
  await deps.mail.requireRoom(deps.db, "sign-in-code");
  const work = inTransaction(deps, async (tx) => {
    const code = await makeCode(tx, signInCodeFor(email));
    const account = await findAccount(tx, email);
    if (account === null) return;
    const { userId, emailVerified, language } = account;
    const key = emailVerified ? "sign-in-code" : "sign-in-code-first";
    const whenSent = codeSent(tx, signInCodeFor(email), code);
    await tx.mail.send(tx.db, { userId, to: email, language, key, params: { code }, whenSent });
  });
  await inNoLessThan(silentMs, work);
}

/**
 * Signs in with a mailed code. Who reads the mail owns the address: an account that had not proven it is theirs
 * from now on.
 * @throws AppError `code_invalid`, `account_blocked`.
 */
export async function signInWithCode(
  deps: Deps,
  { email, code }: { readonly email: string; readonly code: string },
  language: Language,
  device?: Device,
): Promise<Entered> {
  await useCode(deps, signInCodeFor(email), code);
  const account = await findAccount(deps, email);
  if (account === null) throw new AppError("code_invalid");
  const { userId } = account;
  if (!account.emailVerified) {
    await inTransaction(deps, (tx) => claimAccount(tx, userId, email));
    forgetAccount(deps, userId);
  }
  return enter(deps, userId, language, device, { way: "email-code" });
}
