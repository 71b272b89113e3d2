import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { recordAudit } from "../../audit/record-audit.ts";
import { sqlState } from "../../db/db.ts";
import { recordChange } from "../../db/ledger.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { dropCachedSessions } from "./credentials/auth.ts";
import { setSecondFactor } from "./credentials/complete-sign-in.ts";
import {
  deleteSignInMethods,
  findAccount as findRow,
  insertVerifiedAccount,
  readAccount as readRow,
  setEmailVerified,
} from "./credentials/sign-in-methods-store.ts";
import { closeProfile } from "./profile/personal-store.ts";
import { endSessionsOf } from "./sessions/end-sessions.ts";

export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly language: Language;
}

const uniqueViolation = "23505";

/** Null when there is none. For sign-in only: nobody may be told whether an address has an account. */
export const findAccount = (deps: Deps, email: string): Promise<Account | null> => findRow(deps.db, email);

export const readAccount = (deps: Deps, userId: string): Promise<Account | null> => readRow(deps.db, userId);

/** Creates an account without a password, in the caller's transaction. */
export async function makeVerifiedAccount(
  deps: Deps,
  account: { readonly email: string; readonly name: string },
): Promise<string> {
  const userId = newId();
  await insertVerifiedAccount(deps.db, { userId, ...account, now: deps.now() }).catch((error: unknown) => {
    if (sqlState(error) === uniqueViolation) throw new AppError("email_taken", undefined, error);
    throw error;
  });
  return userId;
}

/** Needs a transaction, and `forgetAccount` after it. @returns false when the address is verified or another one. */
export async function markEmailVerified(deps: Deps, userId: string, email: string): Promise<boolean> {
  const isNew = await setEmailVerified(deps.db, userId, email, deps.now());
  if (isNew) await recordAudit(deps, { userId, action: "email-confirmed" });
  if (isNew) await deps.events.publish(deps.db, userId, "user-updated", {});
  return isNew;
}

/** Removes all sign-in methods, which a stranger may know, and closes the profile. In the caller's transaction. */
export async function dropUnprovenAccount(deps: Deps, userId: string): Promise<void> {
  const now = deps.now();
  const removed = await deleteSignInMethods(deps.db, userId);
  await setSecondFactor(deps, userId, false);
  await closeProfile(deps.db, userId, now);
  await endSessionsOf(deps, userId);
  const { DATA_DIR } = deps.config;
  await recordChange(DATA_DIR, "password", userId, now);
  for (const id of removed) await recordChange(DATA_DIR, "removed", id, now);
}

/** Clears this process's cache. Call it after the transaction that changed the person. */
export function forgetAccount(deps: Deps, userId: string): void {
  dropCachedSessions(deps, (session) => session.actor.userId === userId);
}
