import { isAPIError } from "better-auth/api";
import type { Deps } from "../../deps.ts";
import { authOf, sessionDaysAtMost } from "./auth.ts";
import { withoutLibraryErrors } from "./library-errors.ts";
import type { ProvenSession } from "./session-cache.ts";
import { cookieValue } from "./session-cookie.ts";
import { deleteSession, readLocalization } from "./store.ts";

export interface AskHeaders {
  readonly cookie?: string | undefined;
}

/**
 * Who sent a request, by its session cookie; null when nobody is signed in. May be up to 5 s late.
 * The session is prolonged once a day; `setCookies` must then be sent along with the answer.
 */
export async function whoAsks(deps: Deps, headers: AskHeaders): Promise<ProvenSession | null> {
  const auth = authOf(deps);
  const cookie = cookieValue(headers.cookie, auth.cookieName);
  if (cookie === undefined) return null;
  return auth.seen.of(cookie, () => proveSession(deps, cookie));
}

async function proveSession(deps: Deps, cookie: string): Promise<ProvenSession | null> {
  const auth = authOf(deps);
  // Only the one cookie is handed on, so that what is proven is what the answer is remembered under.
  const asked = new Headers({ cookie: `${auth.cookieName}=${cookie}` });
  const found = await withoutLibraryErrors(deps, () =>
    auth.api.getSession({ headers: asked, returnHeaders: true }),
  ).catch((error: unknown) => {
    // Signed out in the very moment in which it was to be prolonged.
    if (isAPIError(error) && error.statusCode === 401) return null;
    throw error;
  });
  if (found === null || found.response === null) return null;
  const { session } = found.response;
  if (session.createdAt.getTime() + sessionDaysAtMost * 86_400_000 < Date.now()) {
    await deleteSession(deps.db, session.userId, session.id);
    return null;
  }
  const { language, timeZone } = await readLocalization(deps.db, session.userId);
  const setCookies = found.headers.getSetCookie();
  return {
    who: { userId: session.userId, teams: [], locale: language, timeZone },
    sessionId: session.id,
    expiresAt: session.expiresAt,
    ...(setCookies.length > 0 ? { setCookies } : {}),
  };
}
