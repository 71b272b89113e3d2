import type { User } from "@waymark/contract/accounts";
import { confirmSignUp, readRecovery, recover, verifyEmail } from "@waymark/contract/sign-in";
import { CallError, call } from "../../lib/call.ts";

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

/** @throws CallError */
export async function confirmAddress(token: string): Promise<string> {
  const { email } = await call(verifyEmail, { body: { token } });
  return email;
}

/** @throws CallError */
export async function finishSignUp(token: string): Promise<User> {
  const { user } = await call(confirmSignUp, { body: { token } });
  return user;
}
