import { AppError } from "@waymark/contract/errors";
import type { Session } from "@waymark/contract/sessions";
import { type Deps, inTransaction } from "../../deps.ts";
import { signAccess } from "./access-token.ts";
import { authOf, sessionDays, sessionDaysAtMost } from "./auth.ts";
import { describeSession, noFactors, type ReadFactors } from "./describe-session.ts";
import { readRefreshCredential } from "./refresh-credential.ts";
import { accessCookie, refreshCookie } from "./session-cookies.ts";
import { prolongSession } from "./session-store.ts";
import { type AskHeaders, proveSession } from "./who-asks.ts";

/**
 * Renews a session by its refresh credential: a new access credential, and 30 more days of idling, up to 180 days
 * after signing in.
 * @throws AppError `session_missing` when it has ended, or the account is blocked.
 */
export async function refreshSession(
  deps: Deps,
  headers: AskHeaders,
  readFactors: ReadFactors = noFactors,
): Promise<{ session: Session; setCookies: string[] }> {
  const found = await readRefreshCredential(deps, headers);
  if (found === null) throw new AppError("session_missing");
  const { userId, sessionId, token } = found;
  const now = deps.now();
  const prolonged = await inTransaction(deps, async (tx) => {
    const idleEnd = new Date(now.getTime() + sessionDays * 86_400_000);
    const there = await prolongSession(tx.db, sessionId, { now, idleEnd, daysAtMost: sessionDaysAtMost });
    if (there !== null) await tx.events.publish(tx.db, userId, "token-refreshed", { sessionId });
    return there;
  });
  if (prolonged === null) throw new AppError("session_missing");
  const access = await signAccess(deps, { userId, sessionId });
  const proven = await proveSession(deps, {
    cookie: `${authOf(deps).accessCookieName}=${access.token}`,
  });
  const session = typeof proven === "string" ? null : await describeSession(deps, proven, readFactors);
  if (session === null) throw new AppError("session_missing");
  return {
    session,
    setCookies: [refreshCookie(deps, token, prolonged.expiresAt), accessCookie(deps, access)],
  };
}
