import { AppError } from "@waymark/contract/errors";
import type { Session } from "@waymark/contract/security-sessions";
import { decideRefresh } from "@waymark/domain/accounts/decide-refresh";
import { type Deps, inTransaction } from "../../../deps.ts";
import { sessionDays, sessionDaysAtMost } from "../credentials/auth.ts";
import { signAccess } from "./access-token.ts";
import { describeSession, noFactors, type ReadFactors } from "./describe-session.ts";
import { forgetSessions } from "./end-sessions.ts";
import type { AskHeaders } from "./find-caller.ts";
import { accessCookie, type RefreshCredential, readRefreshCookie, refreshCookie } from "./session-cookies.ts";
import { deleteSession, lockSession, writeRenewal } from "./session-store.ts";

export interface CopiedSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly browser: string;
  readonly system: string;
}

/** Other features' parts of a renewal, which accounts does not know. */
export interface RefreshParts {
  readonly readFactors: ReadFactors;
  /** Notifies the person, in the transaction that ends the session. */
  readonly tellOfCopy: (tx: Deps, copied: CopiedSession) => Promise<void>;
}

const noParts: RefreshParts = { readFactors: noFactors, tellOfCopy: async () => {} };
const dayMs = 86_400_000;

/**
 * Issues a new access and refresh credential, and 30 more days of idling, up to 180 days after signing in. Tabs that
 * renew at the same moment get the same refresh credential. One that was replaced earlier ends the session, because
 * somebody has a copy of it. @throws AppError `session_missing` when it has ended, or the account is blocked.
 */
export async function refreshSession(
  deps: Deps,
  headers: AskHeaders,
  { readFactors, tellOfCopy }: RefreshParts = noParts,
): Promise<{ session: Session; setCookies: string[] }> {
  const presented = readRefreshCookie(deps, headers);
  if (presented === null) throw new AppError("session_missing");
  const renewed = await inTransaction(deps, (tx) => renew(tx, presented, tellOfCopy));
  if (renewed === null) throw new AppError("session_missing");
  if ("copied" in renewed) {
    forgetSessions(deps, renewed.copied.userId);
    throw new AppError("session_missing");
  }
  const { userId, sessionId, emailVerified, localization, expiresAt, generation, owesSecondFactor, device } =
    renewed;
  const access = await signAccess(deps, { userId, sessionId, generation });
  const proven = {
    actor: {
      userId,
      verified: emailVerified,
      teams: [],
      locale: localization.language,
      timeZone: localization.timeZone,
      device,
    },
    sessionId,
    expiresAt,
    accessEndsAt: access.expiresAt,
    accessToken: access.token,
    owesSecondFactor,
  };
  const session = await describeSession(deps, proven, readFactors);
  if (session === null) throw new AppError("session_missing");
  const refresh = refreshCookie(deps, { token: presented.token, generation }, expiresAt);
  return { session, setCookies: [refresh, accessCookie(deps, access)] };
}

/** In the caller's transaction. Null when there is no session, or it was ended because the credential was a copy. */
async function renew(tx: Deps, presented: RefreshCredential, tellOfCopy: RefreshParts["tellOfCopy"]) {
  const now = tx.now();
  const bornAfter = new Date(now.getTime() - sessionDaysAtMost * dayMs);
  const stored = await lockSession(tx.db, presented.token, { now, bornAfter });
  if (stored === null) return null;
  const { id: sessionId, userId, emailVerified, localization, owesSecondFactor } = stored;
  const judged = decideRefresh(
    {
      generation: stored.refreshGeneration,
      rotatedAt: stored.refreshRotatedAt,
      seenAt: stored.refreshSeenAt,
    },
    presented.generation,
    now,
  );
  if (judged === "unknown") return null;
  const device = { browser: stored.browser, system: stored.system };
  if (judged === "reused") {
    const copied = { userId, sessionId, ...device };
    await endCopied(tx, copied, tellOfCopy);
    return { copied };
  }
  const idleEnd = now.getTime() + sessionDays * dayMs;
  const lastDay = stored.createdAt.getTime() + sessionDaysAtMost * dayMs;
  const expiresAt = new Date(Math.min(idleEnd, lastDay));
  const isNewest = presented.generation === stored.refreshGeneration;
  const credential =
    judged === "rotate"
      ? { refreshGeneration: stored.refreshGeneration + 1, refreshRotatedAt: now, refreshSeenAt: null }
      : {
          refreshGeneration: stored.refreshGeneration,
          refreshSeenAt: stored.refreshSeenAt ?? (isNewest ? now : null),
        };
  await writeRenewal(tx.db, sessionId, { ...credential, expiresAt, lastUsedAt: now });
  await tx.events.publish(tx.db, userId, "token-refreshed", { sessionId });
  const generation = credential.refreshGeneration;
  const actor = { userId, emailVerified, localization, owesSecondFactor, device };
  return { ...actor, sessionId, expiresAt, generation };
}

async function endCopied(
  tx: Deps,
  copied: CopiedSession,
  tellOfCopy: RefreshParts["tellOfCopy"],
): Promise<void> {
  const { userId, sessionId } = copied;
  await deleteSession(tx.db, userId, sessionId);
  await tx.events.publish(tx.db, userId, "signed-out", { sessionId });
  await tellOfCopy(tx, copied);
}
