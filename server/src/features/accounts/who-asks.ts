import type { Deps } from "../../deps.ts";
import { cookieValue } from "../../http/cookies.ts";
import { type AccessClaims, verifyAccess } from "./access-token.ts";
import { authOf, sessionDaysAtMost } from "./auth.ts";
import type { ProvenSession, Unproven } from "./proven-session.ts";
import { noteRefreshSeen, readLiveSession } from "./session-store.ts";

export interface AskHeaders {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
  /** Whom a browser takes itself for: what waited in it for one person is never done as another. */
  readonly "x-waymark-person"?: string | string[] | undefined;
}

/**
 * The token of an `Authorization: Bearer`, whatever it is: who sends one is never proven by a cookie besides, as the
 * same-origin check trusts on. Undefined when the header is of another kind, or not there.
 */
export const bearerOf = ({ authorization = "" }: AskHeaders): string | undefined =>
  /^Bearer +(\S.*)$/is.exec(authorization)?.[1];

/**
 * Who sent a request, by its bearer token, else by its access cookie; or why that is nobody. May be up to 5 s late,
 * so that a sign-out in another process holds within that time.
 */
export async function proveSession(deps: Deps, headers: AskHeaders): Promise<ProvenSession | Unproven> {
  const bearer = bearerOf(headers);
  if (bearer !== undefined) return proveToken(deps, bearer);
  const { accessCookieName, refreshCookieName } = authOf(deps);
  const access = cookieValue(headers.cookie, accessCookieName);
  const proven = access === undefined ? "not_signed_in" : await proveToken(deps, access);
  const meant = headers["x-waymark-person"];
  if (typeof proven !== "string" && meant !== undefined && meant !== proven.who.userId)
    return "not_signed_in";
  if (typeof proven !== "string" || proven === "session_missing" || proven === "access_expired")
    return proven;
  // The browser has dropped the access cookie when it expired; or the key it was signed with is gone.
  return cookieValue(headers.cookie, refreshCookieName) === undefined ? "not_signed_in" : "access_expired";
}

/** The same for those whom the reason does not matter: null when nobody is signed in. */
export async function whoAsks(deps: Deps, headers: AskHeaders): Promise<ProvenSession | null> {
  const proven = await proveSession(deps, headers);
  return typeof proven === "string" ? null : proven;
}

async function proveToken(deps: Deps, token: string): Promise<ProvenSession | Unproven> {
  let why: Unproven = "session_missing";
  const proven = await authOf(deps).seen.of(token, async () => {
    const claims = await verifyAccess(deps, token);
    if (typeof claims !== "string") return readSession(deps, claims, token);
    why = claims;
    return null;
  });
  if (proven === null) return why;
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
  // Once a renewal: its answer has arrived, so the credential before it is not needed any more.
  if (live.unseenGeneration === generation) await noteRefreshSeen(deps.db, sessionId, generation, now);
  const { language, timeZone } = live.localization;
  return {
    who: {
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
