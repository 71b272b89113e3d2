import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { checkPassword } from "@waymark/domain/accounts/check-password";
import { dropLinks } from "../../../codes/mailed-link.ts";
import { recordChange } from "../../../db/ledger.ts";
import type { Deps } from "../../../deps.ts";
import { readPasswordHash, writePasswordHash } from "./credential-store.ts";

/** Somebody who signed up by a provider, by mail or with a passkey may have none. */
export async function hasPassword(deps: Deps, userId: string): Promise<boolean> {
  return (await readPasswordHash(deps.db, userId)) !== null;
}

/** Takes the same time when they have no password. Count the attempt first. */
export async function isPassword(deps: Deps, userId: string, password: string): Promise<boolean> {
  const { passwords } = deps.auth;
  const hash = await readPasswordHash(deps.db, userId);
  if (hash !== null) return passwords.matches(hash, password);
  await passwords.hash(password);
  return false;
}

/**
 * Call it outside any transaction, because hashing waits in a queue.
 * @param name Email address, or the phone number of an account without one.
 * @throws AppError `weak_password` with `reasons` (keys) and `why` (sentences), `busy`.
 */
export async function hashNewPassword(
  deps: Deps,
  password: string,
  name: string,
  language: Language,
): Promise<string> {
  const reasons = checkPassword(password, name);
  if (reasons.length > 0) {
    const why = reasons
      .map((reason) => deps.translate(language, `accounts.weak_password.${reason}`))
      .join(" ");
    throw new AppError("weak_password", { reasons, why });
  }
  return deps.auth.passwords.hash(password);
}

export const recovery = "recover";

/** In the caller's transaction; earlier links become invalid. */
export async function storePassword(deps: Deps, userId: string, hash: string): Promise<void> {
  const now = deps.now();
  await writePasswordHash(deps.db, userId, hash, now);
  await dropLinks(deps, { purpose: recovery, userId });
  await recordChange(deps.config.DATA_DIR, "password", userId, now);
}
