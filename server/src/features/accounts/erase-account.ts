import type { Deps } from "../../deps.ts";
import { authOf } from "./credentials/auth.ts";
import { deleteAccount, readActiveIds, readSessionIds } from "./profile/personal-store.ts";

/**
 * Deletes an account with every row that belongs to it, and tells its tabs that they are signed out. For a
 * transaction; `forgetAccount` after it.
 * @returns the e-mail it had; null when it was gone already.
 */
export async function eraseAccount(deps: Deps, userId: string): Promise<string | null> {
  const sessionIds = await readSessionIds(deps.db, userId);
  const email = await deleteAccount(deps.db, userId);
  for (const sessionId of sessionIds) await deps.events.publish(deps.db, userId, "signed-out", { sessionId });
  return email;
}

/** Clears this process's cache of an erased account. */
export function forgetAccount(deps: Deps, userId: string): void {
  authOf(deps).seen.forgetWhere((session) => session.actor.userId === userId);
}

/** Of the given ids those that still have an account. */
export const activeAccounts = (deps: Deps, ids: readonly string[]): Promise<string[]> =>
  readActiveIds(deps.db, ids);
