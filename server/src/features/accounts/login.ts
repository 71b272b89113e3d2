import type { LoginInput, User } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { isAPIError } from "better-auth/api";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { authOf } from "./auth.ts";
import { countAttempt, forgetAttempts, signInAttempts } from "./count-attempt.ts";
import { ensurePerson } from "./ensure-person.ts";
import { withoutLibraryErrors } from "./library-errors.ts";
import { userOf } from "./user-of.ts";

/**
 * Checks a password and opens a session. An unknown address and a wrong password get the same answer after
 * the same work.
 * @returns the person, and the cookies to send.
 * @throws AppError `identity_required`, `invalid_credentials`, `rate_limited` after 10 failures in 15 minutes,
 * `busy`.
 */
export async function login(
  deps: Deps,
  input: z.output<typeof LoginInput>,
  language: Language,
): Promise<{ user: User; setCookies: string[] }> {
  const email = (input.email ?? "").toLowerCase();
  const password = input.password ?? "";
  if (email === "" || password === "") throw new AppError("identity_required");
  await countAttempt(deps, signInAttempts, email);
  const signedIn = await signIn(deps, email, password);
  if (signedIn === null) throw new AppError("invalid_credentials");
  await forgetAttempts(deps, signInAttempts, email);
  const userId = signedIn.response.user.id;
  const person = await ensurePerson(deps, userId, language);
  if (person === null) throw new AppError("invalid_credentials");
  await deps.events.publish(deps.db, userId, "signed-in");
  return { user: userOf(person), setCookies: signedIn.headers.getSetCookie() };
}

async function signIn(deps: Deps, email: string, password: string) {
  const { api, passwords } = authOf(deps);
  if (!z.email().safeParse(email).success) {
    // The library refuses it at once; an address that can have no account must cost as much as another.
    await passwords.hash(password);
    return null;
  }
  try {
    return await withoutLibraryErrors(deps, () =>
      api.signInEmail({ body: { email, password }, returnHeaders: true }),
    );
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 401) return null;
    throw error;
  }
}
