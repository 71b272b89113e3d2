import { randomBytes } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { recordFailure } from "../../audit/record-audit.ts";
import { type CodeFor, codeSendings, codeSent, makeCode } from "../../codes/make-code.ts";
import { useCode } from "../../codes/use-code.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { cookieName, cookieValue, setCookieLine } from "../../http/cookies.ts";
import { networkKey } from "../../http/limits.ts";
import { type Account, findAccount, forgetAccount } from "../accounts/account.ts";
import { completeSignIn, type SignedInSession } from "../accounts/credentials/complete-sign-in.ts";
import { type Device, unknownDevice } from "../accounts/sessions/device-of.ts";
import { knownDeviceOf } from "../accounts/sessions/known-device.ts";
import { claimAccount } from "./claim-account.ts";
import { silentMs, withMinimumDuration } from "./minimum-duration.ts";

const cookie = "waymark.code";
/** A mail may leave two days after the request, and its code's lifetime starts then. */
const keptSeconds = 2 * 86_400 + 3_600;

/**
 * The requesting browser is part of the purpose, so that codes and guesses from elsewhere do not affect it. So is
 * whether the address was verified, so that a claim invalidates older codes.
 */
const codeFor = (email: string, browser: string, account: Account | null): CodeFor => ({
  purpose: account?.emailVerified === false ? "sign-in-first" : "sign-in",
  address: email,
  userId: null,
  browser,
});
export const browserOf = (deps: Deps, { cookies }: Pick<Device, "cookies">) =>
  cookieValue(cookies, cookieName(deps.config, cookie));

export const browserOrNew = (deps: Deps, device: Device): string =>
  browserOf(deps, device) ?? randomBytes(16).toString("base64url");

/** Keeps the browser known for which a code was made. */
export const browserCookie = (deps: Deps, browser: string) =>
  setCookieLine(deps.config, {
    name: cookie,
    value: browser,
    maxAgeSeconds: keptSeconds,
    sameSite: "Strict",
  });

/**
 * An address without an account gets no mail, but a code is made and counted all the same, and the answer takes as
 * long.
 * @returns the cookie to send: the code works in this browser alone.
 * @throws AppError `rate_limited` after 5 from one IP address or known device within the hour; `codes_paused` after
 * those of `codeSendings`; `mail_limit`.
 */
export async function sendSignInCode(
  deps: Deps,
  email: string,
  device: Device = unknownDevice,
): Promise<string> {
  const browser = browserOrNew(deps, device);
  const knownDevice = await knownDeviceOf(deps, device, email);
  const by = {
    from: knownDevice ?? device.address,
    network: networkKey(device.address),
    isKnown: knownDevice !== null,
    ...codeSendings,
    whenReached: "codes_paused" as const,
  };
  await deps.mail.requireBelowLimit(deps.db, "sign-in-code");
  const work = inTransaction(deps, async (tx) => {
    const account = await findAccount(tx, email);
    const target = codeFor(email, browser, account);
    const code = await makeCode(tx, target, by);
    if (account === null) return;
    const { userId, emailVerified, language } = account;
    const key = emailVerified ? "sign-in-code" : "sign-in-code-first";
    const whenSent = codeSent(tx, target, code);
    await tx.mail.send(tx.db, { userId, to: email, language, key, params: { code }, whenSent });
  });
  await withMinimumDuration(silentMs, work);
  return browserCookie(deps, browser);
}

/**
 * The reader owns the address, so this claims an unverified account. @throws AppError `code_invalid`,
 * `account_blocked`.
 */
export async function signInWithCode(
  deps: Deps,
  { email, code }: { readonly email: string; readonly code: string },
  language: Language,
  device: Device = unknownDevice,
): Promise<SignedInSession> {
  const browser = browserOf(deps, device);
  if (browser === undefined) throw new AppError("code_invalid");
  const account = await findAccount(deps, email);
  await useCode(deps, codeFor(email, browser, account), code).catch(async (error: unknown) => {
    // At least as long as for an address without an account, which has no log to write.
    await withMinimumDuration(silentMs, noteWrongCode(deps, account, device));
    throw error;
  });
  if (account === null) throw new AppError("code_invalid");
  const { userId } = account;
  if (!account.emailVerified) {
    await inTransaction(deps, (tx) => claimAccount(tx, userId, email));
    forgetAccount(deps, userId);
  }
  return completeSignIn(deps, userId, language, device, { method: "email-code" });
}

async function noteWrongCode(deps: Deps, account: Account | null, device: Device): Promise<void> {
  if (account === null) return;
  await recordFailure(deps, { userId: account.userId, action: "email-code-failed", device });
}
