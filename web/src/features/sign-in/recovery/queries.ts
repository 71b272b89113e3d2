import { signOut, type User } from "@waymark/contract/accounts";
import {
  confirmSignUp,
  readRecovery,
  readVerificationLink,
  resetPassword,
  verifyEmail,
} from "@waymark/contract/sign-in";
import { CallError, call, isSessionOver } from "../../../lib/api/call.ts";

// Plain functions, because these pages do without the query cache and its size.

/** Also tells whether a new password ends a paid plan. @throws CallError `link_invalid` among others. */
export const readRecoveryAddress = (token: string) => call(readRecovery, { body: { token } });

/** Null when the second factor is still needed. @throws CallError */
export async function setPassword(token: string, password: string): Promise<User | null> {
  try {
    const { user } = await call(resetPassword, { body: { token, password } });
    return user;
  } catch (error) {
    if (error instanceof CallError && error.code === "second_factor_required") return null;
    throw error;
  }
}

/** Also tells whether the link is of the caller's account, and whether it ends a paid plan. @throws CallError */
export const readVerificationAddress = (token: string) =>
  withoutEndedSession(() => call(readVerificationLink, { body: { token } }));

/** @returns a token to set a password with, if the account was claimed. @throws CallError */
export const confirmAddress = (token: string) =>
  withoutEndedSession(() => call(verifyEmail, { body: { token } }));

/** Removes the cookies of an expired session first, then repeats the call. */
async function withoutEndedSession<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isSessionOver(error)) throw error;
    await call(signOut, { body: {} });
    return work();
  }
}

/** @param password Without it, other browsers than the sign-up's get `password_needed`. @throws CallError */
export async function finishSignUp(token: string, password?: string): Promise<User> {
  const body = password === undefined ? { token } : { token, password };
  const { user } = await call(confirmSignUp, { body });
  return user;
}
