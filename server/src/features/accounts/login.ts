import type { LoginInput } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { authOf } from "./auth.ts";
import {
  accountCeiling,
  countAttempts,
  settleAttempt,
  signInAttempts,
  takeBackAttempts,
} from "./count-attempt.ts";
import { readPasswordHash } from "./credential-store.ts";
import { type Device, unknownDevice } from "./device-of.ts";
import { type Entered, enter } from "./enter.ts";
import { readCredential } from "./session-store.ts";

/**
 * Checks a password and opens a session. An unknown address and a wrong password get the same answer after
 * the same work. Failures are counted by e-mail address and network together, so that nobody can close another's
 * door from afar; a far higher ceiling holds for the e-mail address alone.
 * @returns the person, and the cookies to send.
 * @throws AppError `identity_required`, `invalid_credentials`, `rate_limited` after 10 failures in 15 minutes,
 * `account_blocked` (only after the right password), `busy`.
 */
export async function login(
  deps: Deps,
  input: z.output<typeof LoginInput>,
  language: Language,
  device: Device = unknownDevice,
): Promise<Entered> {
  const email = (input.email ?? "").toLowerCase();
  const password = input.password ?? "";
  if (email === "" || password === "") throw new AppError("identity_required");
  const fromHere = { rule: signInAttempts, subject: `${email} ${device.address}` };
  const fromAnywhere = { rule: accountCeiling, subject: email };
  // Whoever finds the queue full costs the database nothing.
  authOf(deps).passwords.refuseWhenFull();
  await countAttempts(deps, fromHere, fromAnywhere);
  const known = await checkPassword(deps, email, password).catch(async (error: unknown) => {
    // Nothing was guessed.
    await takeBackAttempts(deps, fromHere, fromAnywhere);
    throw error;
  });
  if (known === null) throw new AppError("invalid_credentials");
  await settleAttempt(deps, fromHere, fromAnywhere);
  const { userId, hash } = known;
  return enter(deps, userId, language, device, {
    stillValid: async (tx) => (await readPasswordHash(tx.db, userId)) === hash,
  });
}

/** The person whose password this is, and its hash; null for a wrong one and an unknown address, after the same work. */
async function checkPassword(
  deps: Deps,
  email: string,
  password: string,
): Promise<{ userId: string; hash: string } | null> {
  const { passwords } = authOf(deps);
  // PostgreSQL stores no zero byte, so no address has one.
  const found = email.includes("\0") ? null : await readCredential(deps.db, email);
  if (found === null || found.hash === null) {
    await passwords.hash(password);
    return null;
  }
  const { userId, hash } = found;
  return (await passwords.matches(hash, password)) ? { userId, hash } : null;
}
