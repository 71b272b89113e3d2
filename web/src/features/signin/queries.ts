import { checkEmail, login, register, type User } from "@waymark/contract/accounts";
import { call } from "../../lib/call.ts";

// Commands without an answer worth keeping: this page does without the query cache and its weight.

/** Whether the email has an account. An answer that is not ok, or none, counts as not existing. */
export function askEmailExists(email: string): Promise<boolean> {
  return call(checkEmail, { body: { email } }).then(
    ({ exists }) => exists,
    () => false,
  );
}

/** @throws CallError */
export async function signIn(email: string, password: string): Promise<User> {
  const { user } = await call(login, { body: { email, password } });
  return user;
}

/** @throws CallError `email_taken`, `weak_password` with `why` among others. */
export async function signUp(input: { email: string; password: string; fullName: string }): Promise<User> {
  const answer = await call(register, { body: input });
  if (!("user" in answer)) throw new Error("The account is made once its address is confirmed.");
  return answer.user;
}
