import type { RegisterInput } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { checkPassword } from "@waymark/domain/accounts/check-password";
import type { z } from "zod";
import { sqlState } from "../../../db/db.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { ensurePerson } from "../profile/ensure-person.ts";
import type { Device } from "../sessions/device-of.ts";
import { emailExists, insertAccount } from "../store.ts";
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
  return completeSignIn(deps, userId, language, device, { way: "sign-up" });
}
