import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { dropCachedSessions } from "../credentials/auth.ts";
import { type AskHeaders, bearerOf, proveSession } from "./find-caller.ts";
import { clearedCookies, readRefreshCookie } from "./session-cookies.ts";
import { deleteSession, deleteSessions, findSession, noteSeen } from "./session-store.ts";

/** Here at once, in other processes within 5 s. May take part in a transaction. @returns how many there were. */
export async function endSessionsOf(deps: Deps, userId: string, except?: string): Promise<number> {
  const ended = await deleteSessions(deps.db, userId, except);
  for (const sessionId of ended) await deps.events.publish(deps.db, userId, "signed-out", { sessionId });
  forgetSessions(deps, userId);
  return ended.length;
}

export function forgetSessions(deps: Deps, userId: string): void {
  dropCachedSessions(deps, (seen) => seen.actor.userId === userId);
}

/** Signs the caller out everywhere else, or everywhere. */
export async function endSessions(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  which: "others" | "all",
): Promise<{ ended: number }> {
  const except = which === "others" ? sessionId : undefined;
  const { userId, device } = actor;
  const ended = await inTransaction(deps, async (tx) => {
    await recordAudit(tx, { userId, action: "sessions-ended", detail: which, device });
    return endSessionsOf(tx, userId, except);
  });
  // Again, because a request during the transaction may have filled the cache.
  forgetSessions(deps, actor.userId);
  return { ended };
}

/** @throws AppError `not_found` when it is another person's or has ended already. */
export async function endSession(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await deleteSession(tx.db, actor.userId, sessionId))) throw new AppError("not_found");
    await recordAudit(tx, { userId: actor.userId, action: "device-signed-out", device: actor.device });
    await tx.events.publish(tx.db, actor.userId, "signed-out", { sessionId });
  });
  forgetSessions(deps, actor.userId);
}

/**
 * Works with the refresh credential alone, because the access credential may have expired. @returns cookies to send.
 */
export async function signOut(deps: Deps, headers: AskHeaders): Promise<{ setCookies: string[] }> {
  for (const { userId, sessionId, device } of await sessionsOf(deps, headers)) {
    await inTransaction(deps, async (tx) => {
      if (!(await deleteSession(tx.db, userId, sessionId))) return;
      await noteSeen(tx.db, userId, tx.now());
      await recordAudit(tx, { userId, action: "signed-out", device });
      await tx.events.publish(tx.db, userId, "signed-out", { sessionId });
    });
    forgetSessions(deps, userId);
  }
  return { setCookies: clearedCookies(deps) };
}

/** The sessions of both cookies differ only if somebody tampered with them. */
async function sessionsOf(deps: Deps, headers: AskHeaders) {
  const proven = await proveSession(deps, headers);
  const byAccess =
    typeof proven === "string"
      ? []
      : [{ userId: proven.actor.userId, sessionId: proven.sessionId, device: proven.actor.device }];
  if (bearerOf(headers) !== undefined) return byAccess;
  const credential = readRefreshCookie(deps, headers);
  const byRefresh = credential === null ? null : await findSession(deps.db, credential.token, deps.now());
  return byRefresh === null ? byAccess : [...byAccess, byRefresh];
}
