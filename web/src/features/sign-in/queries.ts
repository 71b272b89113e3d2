import { checkEmail, login, register, type User } from "@waymark/contract/accounts";
import type { AnswerOf, BodyOf } from "@waymark/contract/endpoint";
import { recoverByPhone, sendPhoneCode } from "@waymark/contract/phone";
import { readSession } from "@waymark/contract/security-sessions";
import {
  confirmProviderClaim,
  leaveProviderClaim,
  listProviders,
  type ProviderId,
  readProviderClaim,
  requestRecovery,
  sendSignInCode,
  signInWithCode,
  startProvider,
} from "@waymark/contract/sign-in";
import { CallError, call } from "../../lib/api/call.ts";
import { offeredZone } from "../../lib/language/browser-clock.ts";

// Plain functions, because this page does without the query cache and its size.

/** The outcome of signing in: a user, a second factor still needed, or a mail to continue with. */
export type SignInResult = { user: User } | { owes: true } | { byMail: true };

/**
 * Counts a failed call as no account. After too many questions about an address, possibly by strangers, the account
 * counts as existing, because its owner must still get in.
 */
export function askEmailExists(email: string): Promise<boolean> {
  return call(checkEmail, { body: { email } }).then(
    ({ exists }) => exists,
    (error: unknown) => error instanceof CallError && error.code === "rate_limited",
  );
}

/** A missing second factor is no failure: the session is open for that one step. */
async function orOwes(work: Promise<SignInResult>): Promise<SignInResult> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallError && error.code === "second_factor_required") return { owes: true };
    throw error;
  }
}

/** @throws CallError */
export const signIn = (by: { email: string } | { phone: string }, password: string): Promise<SignInResult> =>
  orOwes(call(login, { body: { ...by, password } }));

/** The first word is the first name. */
function named<T extends { fullName: string }>(input: T) {
  const [firstName = "", ...rest] = input.fullName.trim().split(/\s+/u);
  return {
    ...input,
    firstName: firstName.slice(0, 100),
    lastName: rest.join(" "),
    timeZone: offeredZone(),
  };
}

async function enterNew(body: BodyOf<typeof register>): Promise<SignInResult> {
  const signedUp = await call(register, { body });
  return "confirmByMail" in signedUp ? { byMail: true } : signedUp;
}

/** @throws CallError `email_taken`, `weak_password` with `why` among others. */
export const signUp = (input: { email: string; password: string; fullName: string }): Promise<SignInResult> =>
  enterNew(named(input));

interface PhoneProof {
  readonly phoneNumber: string;
  readonly code: string;
  readonly password: string;
}

/** @throws CallError */
export const textCode = (phoneNumber: string): Promise<AnswerOf<typeof sendPhoneCode>> =>
  call(sendPhoneCode, { body: { phoneNumber } });

/** @throws CallError `code_invalid`, `phone_taken`, `weak_password` with `why` among others. */
export const signUpWithPhone = (input: PhoneProof & { fullName: string }): Promise<SignInResult> =>
  enterNew(named(input));

/** @throws CallError `code_invalid`, `phone_unknown`, `weak_password` with `why` among others. */
export const recoverWithPhone = (body: PhoneProof): Promise<SignInResult> =>
  orOwes(call(recoverByPhone, { body }));

/** @throws CallError */
export async function mailCode(email: string): Promise<void> {
  await call(sendSignInCode, { body: { email } });
}

/** @throws CallError `code_invalid` among others. */
export const enterCode = (email: string, code: string): Promise<SignInResult> =>
  orOwes(call(signInWithCode, { body: { email, code } }));

/** @throws CallError */
export async function mailRecovery(email: string): Promise<void> {
  await call(requestRecovery, { body: { email } });
}

export function askProviders(): Promise<AnswerOf<typeof listProviders> | null> {
  return call(listProviders, {}).catch(() => null);
}

/** @throws CallError */
export async function providerAddress(provider: ProviderId): Promise<string> {
  const { url } = await call(startProvider, { params: { provider }, body: { purpose: "sign-in" } });
  return url;
}

/** Reads the session that a provider or a mailed link opened. @throws CallError */
export async function readProviderReturn(): Promise<SignInResult | null> {
  const { session } = await call(readSession, {});
  if (session === null) return null;
  return session.secondFactorOwed ? { owes: true } : { user: session.user };
}

/** @throws CallError */
export const readWaitingClaim = () => call(readProviderClaim, {});

/** @throws CallError `link_invalid` among others. */
export const confirmWaitingClaim = (): Promise<SignInResult> =>
  orOwes(call(confirmProviderClaim, { body: {} }));

/** @throws CallError */
export async function leaveWaitingClaim(): Promise<void> {
  await call(leaveProviderClaim, {});
}
