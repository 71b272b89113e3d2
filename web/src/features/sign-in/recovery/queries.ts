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

/**
 * The email address of the account whose password a link changes, and whether that ends a paid plan.
 * @throws CallError `link_invalid` among others.
 */
export const readRecoveryAddress = (token: string) => call(readRecovery, { body: { token } });

/**
 * Sets the new password. Null when the second factor is still needed.
 * @throws CallError
 */
export async function setPassword(token: string, password: string): Promise<User | null> {
  try {
    const { user } = await call(resetPassword, { body: { token, password } });
    return user;
  } catch (error) {
    if (error instanceof CallError && error.code === "second_factor_required") return null;
    throw error;
  }
}

/**
 * The address a link confirms, whether this browser is signed in to that account, and whether pressing ends a paid plan.
 * @throws CallError
 */
export const readVerificationAddress = (token: string) =>
  withoutEndedSession(() => call(readVerificationLink, { body: { token } }));

/**
 * Confirms the address.
 * @returns a token to set a password with, if the account was claimed.
 * @throws CallError
 */
export const confirmAddress = (token: string) =>
  withoutEndedSession(() => call(verifyEmail, { body: { token } }));

/** Treats an expired session as none: removes its cookies first, then repeats the call. */
async function withoutEndedSession<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isSessionOver(error)) throw error;
    await call(signOut, { body: {} });
    return work();
  }
}

/**
 * Finishes a sign-up.
 * @param password For a browser that did not begin the sign-up; without it, that browser gets `password_needed`.
 * @throws CallError
 */
export async function finishSignUp(token: string, password?: string): Promise<User> {
  const body = password === undefined ? { token } : { token, password };
  const { user } = await call(confirmSignUp, { body });
  return user;
}
