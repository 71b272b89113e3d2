import { isAPIError } from "better-auth/api";
import type { Deps } from "../../deps.ts";
import { authOf, sessionDaysAtMost } from "./auth.ts";
import { withoutLibraryErrors } from "./library-errors.ts";
import type { ProvenSession } from "./proven-session.ts";
import { cookieValue } from "./session-cookie.ts";
import { deleteSession, isSecondFactorOwed, readLocalization } from "./store.ts";

export interface AskHeaders {
  readonly cookie?: string | undefined;
}

/**
 * Who sent a request, by its session cookie; null when nobody is signed in. May be up to 5 s late, so that a
 * sign-out in another process holds within that time.
 * The session is prolonged once a day: the request that did it gets `setCookies` to send with its answer.
 */
export async function whoAsks(
  deps: Deps,
  headers: AskHeaders,
): Promise<(ProvenSession & { setCookies?: string[] }) | null> {
  const auth = authOf(deps);
  const cookie = cookieValue(headers.cookie, auth.cookieName);
  if (cookie === undefined) return null;
  let setCookies: string[] = [];
  const proven = await auth.seen.of(cookie, async () => {
    const found = await readSession(deps, cookie);
    setCookies = found?.headers.getSetCookie() ?? [];
    return found?.response == null ? null : proveSession(deps, found.response.session);
  });
  return proven === null || setCookies.length === 0 ? proven : { ...proven, setCookies };
}

async function readSession(deps: Deps, cookie: string) {
  const { api, cookieName } = authOf(deps);
  // Only the one cookie is handed on, so that what is proven is what the answer is remembered under.
  const headers = new Headers({ cookie: `${cookieName}=${cookie}` });
  return withoutLibraryErrors(deps, () => api.getSession({ headers, returnHeaders: true })).catch(
    (error: unknown) => {
      // Signed out in the very moment in which it was to be prolonged.
      if (isAPIError(error) && error.statusCode === 401) return null;
      throw error;
    },
  );
}

async function proveSession(
  deps: Deps,
  session: { id: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<ProvenSession | null> {
  const { id: sessionId, userId, expiresAt } = session;
  if (session.createdAt.getTime() + sessionDaysAtMost * 86_400_000 < Date.now()) {
    await deleteSession(deps.db, userId, sessionId);
    return null;
  }
  const { language, timeZone } = await readLocalization(deps.db, userId);
  const owesSecondFactor = await isSecondFactorOwed(deps.db, sessionId);
  return { who: { userId, teams: [], locale: language, timeZone }, sessionId, expiresAt, owesSecondFactor };
}
