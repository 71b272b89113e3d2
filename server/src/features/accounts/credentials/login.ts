import type { LoginInput } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { checkNumber } from "@waymark/domain/phone/check-number";
import { dialled } from "@waymark/domain/phone/dialled";
import type { z } from "zod";
import { recordFailure } from "../../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { type Device, unknownDevice } from "../sessions/device-of.ts";
import { knownDeviceOf, signInName } from "../sessions/known-device.ts";
import { readCredential } from "../sessions/session-store.ts";
import { accountOfProvenPhone } from "../store.ts";
import { completeSignIn, type SignedInSession } from "./complete-sign-in.ts";
import {
  type Attempt,
  attemptAt,
  countAttempts,
  settleAttempt,
  signInAttempts,
  takeBackAttempts,
  touchAttempt,
} from "./count-attempt.ts";
import { readPasswordHash } from "./credential-store.ts";

/**
 * By email address or proven phone number. An unknown one and a wrong password get the same answer after the same work.
 * Failures are counted by email address and network together, so that a stranger cannot lock the owner out; higher
 * limits hold for a wider network and for the address alone. Known devices have counters of their own; mailed codes and links are not counted here.
 * @throws AppError `identity_required`, `invalid_credentials`, `rate_limited` after 10 failures in 15 minutes,
 * `password_paused` after 30 from one /24 or /48, or 100 from everywhere, `account_blocked` (only after the right
 * password), `busy`.
 */
export async function login(
  deps: Deps,
  input: z.output<typeof LoginInput>,
  language: Language,
  device: Device = unknownDevice,
): Promise<SignedInSession> {
  const password = input.password ?? "";
  const given = input.email || input.phone || "";
  if (given === "" || password === "") throw new AppError("identity_required");
  const { name, by } = input.email ? byEmail(input.email.toLowerCase()) : await byPhone(deps, given);
  const knownDevice = await knownDeviceOf(deps, device, name);
  const tried = attemptAt(signInAttempts, name, { ...device, knownDevice });
  // While the queue is full, a sign-in must not cost the database anything.
  deps.auth.passwords.refuseWhenFull();
  await countAttempts(deps, ...tried);
  const { userId, hash } = await checkPassword(deps, by, password).catch(async (error: unknown) => {
    // No password was checked, so nothing was guessed.
    await takeBackAttempts(deps, ...tried);
    throw error;
  });
  if (userId === null || hash === null) {
    await noteFailure(deps, userId, tried[0], device);
    throw new AppError("invalid_credentials");
  }
  await settleAttempt(deps, tried);
  return completeSignIn(deps, userId, language, device, {
    method: "password",
    stillValid: async (tx) => (await readPasswordHash(tx.db, userId)) === hash,
  });
}

type Wanted = { readonly email: string } | { readonly userId: string } | null;

/** The name under which failures are counted, and the account that is meant; PostgreSQL stores no zero byte. */
const byEmail = (email: string): { name: string; by: Wanted } => ({
  name: email,
  by: email.includes("\0") ? null : { email },
});

/** Failures are counted for an unknown number as they are for an unknown address. */
async function byPhone(deps: Deps, written: string): Promise<{ name: string; by: Wanted }> {
  const number = checkNumber(written);
  const phone = typeof number === "string" ? dialled(written) : number.e164;
  const account = await accountOfProvenPhone(deps, phone);
  const name = account?.email ?? signInName({ email: "", phoneNumber: phone });
  return { name, by: account === null ? null : { userId: account.userId } };
}

/** Logs a wrong password for its account; for an unknown address the database does the same amount of writing. */
async function noteFailure(deps: Deps, userId: string | null, tried: Attempt, device: Device): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await touchAttempt(tx, tried);
    if (userId !== null) await recordFailure(tx, { userId, action: "sign-in-failed", device });
  });
}

/** Always does the same amount of work. Null owner for an unknown address, null hash for a wrong password. */
async function checkPassword(
  deps: Deps,
  by: Wanted,
  password: string,
): Promise<{ userId: string | null; hash: string | null }> {
  const { passwords } = deps.auth;
  const found = by === null ? null : await readCredential(deps.db, by);
  if (found === null || found.hash === null) {
    await passwords.hash(password);
    return { userId: found?.userId ?? null, hash: null };
  }
  const { userId, hash } = found;
  return { userId, hash: (await passwords.matches(hash, password)) ? hash : null };
}
