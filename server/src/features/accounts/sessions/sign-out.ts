import { recordAudit } from "../../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { forgetSessions } from "./end-sessions.ts";
import { type AskHeaders, bearerOf, proveSession } from "./find-caller.ts";
import { clearedCookies, readRefreshCookie } from "./session-cookies.ts";
import { deleteSession, findSession, noteSeen } from "./session-store.ts";

/**
 * Ends the session of a request, if it has one; other processes know within 5 s. The refresh credential will do: the
 * access credential may have expired.
 * @returns the cookies to send, which take the browser's own away.
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

/**
 * The session of a bearer token; else those of both cookies, which are the same unless the cookies were tampered with.
 */
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
