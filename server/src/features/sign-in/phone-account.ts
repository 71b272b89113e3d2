import type { register } from "@waymark/contract/accounts";
import type { AnswerOf, BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/phone";
import type { Language } from "@waymark/contract/values";
import { type Deps, inTransaction } from "../../deps.ts";
import { forgetAccount } from "../accounts/account.ts";
import { phoneOnlyAccount } from "../accounts/credentials/claim-number.ts";
import { completeSignIn, type SignedInSession } from "../accounts/credentials/complete-sign-in.ts";
import { countAttempt, signUpsDaily } from "../accounts/credentials/count-attempt.ts";
import { hashNewPassword } from "../accounts/credentials/password.ts";
import { registerByPhone } from "../accounts/credentials/register.ts";
import type { Device } from "../accounts/sessions/device-of.ts";
import { knownDeviceOf, signInName } from "../accounts/sessions/known-device.ts";
import { numberToText, textCode } from "../phone/send-phone-verification.ts";
import { replacePassword } from "./recovery.ts";
import { browserCookie, browserOf, browserOrNew } from "./sign-in-code.ts";

type Sent = AnswerOf<typeof contract.sendPhoneCode>;

/** @returns also the cookie by which the code works in this browser alone. @throws AppError as `textCode`. */
export async function sendPhoneCode(
  deps: Deps,
  phoneNumber: string,
  language: Language,
  device: Device,
): Promise<{ sent: Sent; setCookie: string }> {
  const browser = browserOrNew(deps, device);
  const to = numberToText(deps, phoneNumber);
  const known = (await knownDeviceOf(deps, device, signInName({ email: "", phoneNumber: to }))) ?? undefined;
  const sent = await textCode(deps, { userId: null, browser, to, known }, device.address, language);
  return { sent, setCookie: browserCookie(deps, browser) };
}

/** Uses the code up. @throws AppError `code_invalid`, `sms_unavailable`. */
async function checkCode(deps: Deps, device: Device, to: string, code: string): Promise<void> {
  const browser = browserOf(deps, device);
  if (browser === undefined) throw new AppError("code_invalid");
  await deps.phone.check({ userId: null, browser, to }, code);
}

type PhoneSignUp = Omit<BodyOf<typeof register>, "email" | "password"> & { readonly password: string };

/**
 * The number is proven first, so that there is no account that nobody can enter.
 * @throws AppError `weak_password` (the code stays valid), `code_invalid`, `phone_taken`, `rate_limited` after 100
 * sign-ups from one IP address in a day, `busy`.
 */
export async function signUpByPhone(
  deps: Deps,
  { phoneNumber = "", code = "", password, ...given }: PhoneSignUp,
  language: Language,
  device: Device,
): Promise<SignedInSession> {
  if (deps.config.RATE_LIMITS === "enforced") await countAttempt(deps, signUpsDaily, device.address);
  const number = numberToText(deps, phoneNumber);
  const hash = await hashNewPassword(deps, password, number, language);
  await checkCode(deps, device, number, code);
  return registerByPhone(deps, { ...given, number, hash }, language, device);
}

/**
 * Only for an account without an email address: others are recovered by mail, because numbers are given to other
 * people. A second factor is still owed.
 * @throws AppError `weak_password` (the code stays valid), `code_invalid`, `phone_unknown`, `account_blocked`, `busy`.
 */
export async function recoverByPhone(
  deps: Deps,
  { phoneNumber, code, password }: BodyOf<typeof contract.recoverByPhone>,
  language: Language,
  device: Device,
): Promise<SignedInSession> {
  const number = numberToText(deps, phoneNumber);
  const hash = await hashNewPassword(deps, password, number, language);
  await checkCode(deps, device, number, code);
  const userId = await phoneOnlyAccount(deps, number);
  if (userId === null) throw new AppError("phone_unknown");
  await inTransaction(deps, (tx) => replacePassword(tx, userId, hash, device));
  forgetAccount(deps, userId);
  return completeSignIn(deps, userId, language, device, { method: "recovery" });
}
