import { signOut, type User } from "@waymark/contract/accounts";
import {
  confirmSignUp,
  readRecovery,
  readVerificationLink,
  recover,
  verifyEmail,
} from "@waymark/contract/sign-in";
import { CallError, call, isSessionOver } from "../../lib/call.ts";

// Commands of a page that is left after them: it does without the query cache and its weight.

/** Whose password a link changes. @throws CallError `link_invalid` among others. */
export async function whoseLink(token: string): Promise<string> {
  const { email } = await call(readRecovery, { body: { token } });
  return email;
}

/** Sets the new password; null when the second factor is still owed. @throws CallError */
export async function setPassword(token: string, password: string): Promise<User | null> {
  try {
    const { user } = await call(recover, { body: { token, password } });
    return user;
  } catch (error) {
    if (error instanceof CallError && error.code === "second_factor_required") return null;
    throw error;
  }
}

/** Whose address a link confirms, and whether this browser is signed in to that account. @throws CallError */
export const whoseAddress = (token: string) =>
  withoutEndedSession(() => call(readVerificationLink, { body: { token } }));

/** @returns with what to set a password, when the account was claimed. @throws CallError */
export const confirmAddress = (token: string) =>
  withoutEndedSession(() => call(verifyEmail, { body: { token } }));

/** A session that has ended counts as none here; its cookies are taken away first. */
async function withoutEndedSession<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isSessionOver(error)) throw error;
    await call(signOut, { body: {} });
    return work();
  }
}

/** @param password For a browser that did not sign up; without it `password_needed`. @throws CallError */
export async function finishSignUp(token: string, password?: string): Promise<User> {
  const body = password === undefined ? { token } : { token, password };
  const { user } = await call(confirmSignUp, { body });
  return user;
}
