import { checkEmail, login, register, type User } from "@waymark/contract/accounts";
import { readSession } from "@waymark/contract/sessions";
import {
  listProviders,
  type Provider,
  type ProviderId,
  requestRecovery,
  sendSignInCode,
  signInWithCode,
  startProvider,
} from "@waymark/contract/sign-in";
import { CallError, call } from "../../lib/call.ts";
import { offeredZone } from "./offered-zone.ts";

// Commands without an answer worth keeping: this page does without the query cache and its weight.

/** What a way in came to: a person; one who owes their second factor; or a mail with the way on. */
export type Outcome = { user: User } | { owes: true } | { byMail: true };

/**
 * Whether to ask for the password of an account. An answer that is not ok, or none, counts as no account; only where
 * the address was asked for too often, maybe by strangers, nobody knows, and its owner must still get in.
 */
export function askEmailExists(email: string): Promise<boolean> {
  return call(checkEmail, { body: { email } }).then(
    ({ exists }) => exists,
    (error: unknown) => error instanceof CallError && error.code === "rate_limited",
  );
}

/** That the second factor is owed is no failure: the session is open for that one step. */
async function orOwes(work: Promise<Outcome>): Promise<Outcome> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallError && error.code === "second_factor_required") return { owes: true };
    throw error;
  }
}

/** @throws CallError */
export const signIn = (email: string, password: string): Promise<Outcome> =>
  orOwes(call(login, { body: { email, password } }));

/** @throws CallError `email_taken`, `weak_password` with `why` among others. */
export async function signUp(input: { email: string; password: string; fullName: string }): Promise<Outcome> {
  const signedUp = await call(register, { body: { ...input, timeZone: offeredZone() } });
  return "confirmByMail" in signedUp ? { byMail: true } : signedUp;
}

/** @throws CallError */
export async function mailCode(email: string): Promise<void> {
  await call(sendSignInCode, { body: { email } });
}

/** @throws CallError `code_invalid` among others. */
export const enterCode = (email: string, code: string): Promise<Outcome> =>
  orOwes(call(signInWithCode, { body: { email, code } }));

/** @throws CallError */
export async function mailRecovery(email: string): Promise<void> {
  await call(requestRecovery, { body: { email } });
}

/** The providers to sign in with; none known when the server does not say. */
export function askProviders(): Promise<Provider[]> {
  return call(listProviders, {}).then(
    ({ providers }) => providers,
    () => [],
  );
}

/** Where the browser goes to sign in with a provider. @throws CallError */
export async function providerAddress(provider: ProviderId): Promise<string> {
  const { url } = await call(startProvider, { params: { provider }, body: { purpose: "sign-in" } });
  return url;
}

/** Who came back from a provider or a mailed link, by the session that was opened there. @throws CallError */
export async function whoCameBack(): Promise<Outcome | null> {
  const { session } = await call(readSession, {});
  if (session === null) return null;
  return session.secondFactorOwed ? { owes: true } : { user: session.user };
}
