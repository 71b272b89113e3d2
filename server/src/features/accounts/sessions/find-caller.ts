import type { Deps } from "../../../deps.ts";
import { cookieValue } from "../../../http/cookies.ts";
import { sessionDaysAtMost, sessionsCache } from "../credentials/auth.ts";
import { type AccessClaims, verifyAccess } from "./access-token.ts";
import type { ProvenSession, Unproven } from "./recent-proof.ts";
import { noteRefreshSeen, readLiveSession } from "./session-store.ts";

export interface AskHeaders {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
  /** The person that the browser expects: work queued for one person is never done as another. */
  readonly "x-waymark-person"?: string | string[] | undefined;
}

/**
 * The token of an `Authorization: Bearer` header, valid or not. A request with one is never proven by a cookie as
 * well: the same-origin check relies on that.
 */
export const bearerOf = ({ authorization = "" }: AskHeaders): string | undefined =>
  /^Bearer +(\S.*)$/is.exec(authorization)?.[1];

/** By the bearer token, else the access cookie. Up to 5 s old, so a sign-out elsewhere takes effect by then. */
export async function proveSession(deps: Deps, headers: AskHeaders): Promise<ProvenSession | Unproven> {
  const bearer = bearerOf(headers);
  if (bearer !== undefined) return proveToken(deps, bearer);
  const { accessCookieName, refreshCookieName } = deps.auth;
  const access = cookieValue(headers.cookie, accessCookieName);
  const proven = access === undefined ? "not_signed_in" : await proveToken(deps, access);
  const meant = headers["x-waymark-person"];
  if (typeof proven !== "string" && meant !== undefined && meant !== proven.actor.userId)
    return "not_signed_in";
  if (typeof proven !== "string" || proven === "session_missing" || proven === "access_expired")
    return proven;
  // The browser dropped the expired access cookie, or its signing key is gone.
  return cookieValue(headers.cookie, refreshCookieName) === undefined ? "not_signed_in" : "access_expired";
}

export async function findCaller(deps: Deps, headers: AskHeaders): Promise<ProvenSession | null> {
  const proven = await proveSession(deps, headers);
  return typeof proven === "string" ? null : proven;
}

async function proveToken(deps: Deps, token: string): Promise<ProvenSession | Unproven> {
  const proven = await deps.caches.of(sessionsCache).get(token, async () => {
    const claims = await verifyAccess(deps, token);
    return typeof claims === "string"
      ? claims
      : ((await readSession(deps, claims, token)) ?? "session_missing");
  });
  if (typeof proven === "string") return proven;
  return proven.accessEndsAt.getTime() > deps.now().getTime() ? proven : "access_expired";
}

async function readSession(
  deps: Deps,
  { userId, sessionId, generation, expiresAt: accessEndsAt }: AccessClaims,
  accessToken: string,
): Promise<ProvenSession | null> {
  const now = deps.now();
  const bornAfter = new Date(now.getTime() - sessionDaysAtMost * 86_400_000);
  const live = await readLiveSession(deps.db, { userId, sessionId, now, bornAfter });
  if (live === null) return null;
  // Once for each renewal: its answer has arrived, so the previous credential is no longer needed.
  if (live.unseenGeneration === generation) await noteRefreshSeen(deps.db, sessionId, generation, now);
  const { language, timeZone } = live.localization;
  return {
    actor: {
      userId,
      verified: live.emailVerified,
      teams: [],
      locale: language,
      timeZone,
      device: live.device,
    },
    sessionId,
    expiresAt: live.expiresAt,
    accessEndsAt,
    accessToken,
    owesSecondFactor: live.owesSecondFactor,
  };
}
