import type { RegisterInput } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { checkPassword } from "@waymark/domain/accounts/check-password";
import type { z } from "zod";
import { recordAudit } from "../../../audit/record-audit.ts";
import { sqlState } from "../../../db/db.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { eraseAccount } from "../erase-account.ts";
import { ensurePerson, type GivenAtSignUp } from "../profile/ensure-person.ts";
import type { Device } from "../sessions/device-of.ts";
import { emailExists, insertAccount, setPhoneProven, updatePerson } from "../store.ts";
import { claimNumber, phoneOnlyAccount } from "./claim-number.ts";
import { completeSignIn, type SignedInSession } from "./complete-sign-in.ts";

const uniqueViolation = "23505";

/** @throws AppError `weak_password` with `reasons` (keys) and `why` (sentences), `email_taken`, `busy`. */
export async function register(
  deps: Deps,
  input: z.output<typeof RegisterInput>,
  language: Language,
  device?: Device,
): Promise<SignedInSession> {
  const { email, password, fullName } = input;
  const reasons = checkPassword(password, email);
  if (reasons.length > 0) {
    const why = reasons
      .map((reason) => deps.translate(language, `accounts.weak_password.${reason}`))
      .join(" ");
    throw new AppError("weak_password", { reasons, why });
  }
  if (await emailExists(deps.db, email)) throw new AppError("email_taken");
  const userId = newId();
  // Before the transaction, which must not wait in the hashing queue.
  const hash = await deps.auth.passwords.hash(password);
  const account = { userId, methodId: newId(), email, name: fullName, password: hash, now: deps.now() };
  await inTransaction(deps, (tx) => insertAccount(tx.db, account)).catch((error: unknown) => {
    // When several register one address in parallel, the database accepts one.
    if (sqlState(error) === uniqueViolation) throw new AppError("email_taken", undefined, error);
    throw error;
  });
  await ensurePerson(deps, userId, language, input);
  return completeSignIn(deps, userId, language, device, { method: "sign-up" });
}

export interface ByPhone extends GivenAtSignUp {
  /** E.164, proven by its caller. */
  readonly number: string;
  readonly hash: string;
  readonly fullName: string;
}

/**
 * An account without an email address. A process that dies in between leaves one without a number, which is erased as
 * one that nobody uses.
 * @throws AppError `phone_taken` when another account has this number and no address.
 */
export async function registerByPhone(
  deps: Deps,
  { number, hash, fullName, ...given }: ByPhone,
  language: Language,
  device?: Device,
): Promise<SignedInSession> {
  if ((await phoneOnlyAccount(deps, number)) !== null) throw new AppError("phone_taken");
  const userId = newId();
  const account = { userId, methodId: newId(), email: null, name: fullName, password: hash, now: deps.now() };
  await inTransaction(deps, (tx) => insertAccount(tx.db, account));
  await ensurePerson(deps, userId, language, given);
  await inTransaction(deps, async (tx) => {
    await claimNumber(tx, number, userId);
    await updatePerson(tx, userId, { phoneNumber: number, phoneVerifiedAt: tx.now() });
    await setPhoneProven(tx.db, userId, tx.now());
    await recordAudit(tx, { userId, action: "phone-changed", device });
  }).catch(async (error: unknown) => {
    await withdrawAccount(deps, userId);
    throw error;
  });
  return completeSignIn(deps, userId, language, device, { method: "sign-up" });
}

/** Takes back a new account that nobody has entered. If even that fails, it is erased later as one that nobody uses. */
async function withdrawAccount(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await eraseAccount(tx, userId);
    await tx.keys.destroy(tx.db, userId);
  }).catch((error: unknown) => deps.log.warn({ err: error }, "a new account was not taken back"));
}
