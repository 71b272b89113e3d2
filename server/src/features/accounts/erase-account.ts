import type { Deps } from "../../deps.ts";
import { dropCachedSessions } from "./credentials/auth.ts";
import {
  deleteAccount,
  readActiveIds,
  readSessionIds,
  readUnusedUnverified,
  setPendingErasure,
} from "./profile/personal-store.ts";

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
  dropCachedSessions(deps, (session) => session.actor.userId === userId);
}

/** Keeps the ids that still have an account. */
export const activeAccounts = (deps: Deps, ids: readonly string[]): Promise<string[]> =>
  readActiveIds(deps.db, ids);

/** Hides a person who asked to be erased from others, or shows them again. May take part in a transaction. */
export const markPendingErasure = (deps: Deps, userId: string, isLeaving: boolean): Promise<void> =>
  setPendingErasure(deps.db, userId, isLeaving ? deps.now() : null);

/** Ids of `limit` accounts, after an id, that were never verified and not used since an instant. */
export const listUnusedUnverified = (
  deps: Deps,
  before: Date,
  after: string,
  limit: number,
): Promise<string[]> => readUnusedUnverified(deps.db, before, { after, limit });

/** Whether an account was never verified and not used since an instant. */
export async function isUnusedUnverified(deps: Deps, userId: string, before: Date): Promise<boolean> {
  return (await readUnusedUnverified(deps.db, before, { userId })).length > 0;
}
