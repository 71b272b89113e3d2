import type { RegisterInput, User } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { judgePassword } from "@waymark/domain/accounts/judge-password";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { authOf } from "./auth.ts";
import { ensurePerson } from "./ensure-person.ts";
import { withoutLibraryErrors } from "./library-errors.ts";
import { emailExists } from "./store.ts";
import { userOf } from "./user-of.ts";

/**
 * Makes an account and opens its session.
 * @returns the person, and the cookies to send.
 * @throws AppError `weak_password` with `reasons` (keys) and `why` (sentences), `email_taken`, `busy`.
 */
export async function register(
  deps: Deps,
  input: z.output<typeof RegisterInput>,
  language: Language,
): Promise<{ user: User; setCookies: string[] }> {
  const { email, password, fullName } = input;
  const reasons = judgePassword(password, email);
  if (reasons.length > 0) {
    const why = reasons.map((reason) => deps.say(language, `accounts.weak_password.${reason}`)).join(" ");
    throw new AppError("weak_password", { reasons, why });
  }
  if (await emailExists(deps.db, email)) throw new AppError("email_taken");
  const { passwords, hashedBefore, api } = authOf(deps);
  const hash = await passwords.hash(password);
  const signedUp = await withoutLibraryErrors(deps, () =>
    hashedBefore.run(hash, () =>
      api.signUpEmail({ body: { email, password, name: fullName }, returnHeaders: true }),
    ),
  ).catch(async (error: unknown) => {
    // Of several registering one address at once, the database lets one through.
    if (await emailExists(deps.db, email)) throw new AppError("email_taken", undefined, error);
    throw error;
  });
  const userId = signedUp.response.user.id;
  const person = await ensurePerson(deps, userId, language, input);
  if (person === null) throw new Error("The new account is not there.");
  await deps.events.publish(deps.db, userId, "signed-in");
  return { user: userOf(person), setCookies: signedUp.headers.getSetCookie() };
}
