import type { Deps } from "../../deps.ts";
import { dropCachedSessions } from "./credentials/auth.ts";
import {
  deleteAccount,
  readActiveIds,
  readSessionIds,
  readUnusedUnverified,
  setPendingErasure,
} from "./profile/personal-store.ts";

/** Needs a transaction, and `forgetAccount` after it. @returns the email address; null when it had none, or is gone. */
export async function eraseAccount(deps: Deps, userId: string): Promise<string | null> {
  const sessionIds = await readSessionIds(deps.db, userId);
  const email = await deleteAccount(deps.db, userId);
  for (const sessionId of sessionIds) await deps.events.publish(deps.db, userId, "signed-out", { sessionId });
  return email;
}

export function forgetAccount(deps: Deps, userId: string): void {
  dropCachedSessions(deps, (session) => session.actor.userId === userId);
}

export const activeAccounts = (deps: Deps, ids: readonly string[]): Promise<string[]> =>
  readActiveIds(deps.db, ids);

/** Pages hide a person who asked to be erased. May take part in a transaction. */
export const markPendingErasure = (deps: Deps, userId: string, isLeaving: boolean): Promise<void> =>
  setPendingErasure(deps.db, userId, isLeaving ? deps.now() : null);

/** Ids in order, starting after the given one. */
export const listUnusedUnverified = (
  deps: Deps,
  before: Date,
  after: string,
  limit: number,
): Promise<string[]> => readUnusedUnverified(deps.db, before, { after, limit });

/** The same check as in `listUnusedUnverified`, for one account. */
export async function isUnusedUnverified(deps: Deps, userId: string, before: Date): Promise<boolean> {
  return (await readUnusedUnverified(deps.db, before, { userId })).length > 0;
}
