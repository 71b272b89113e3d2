import { isAPIError } from "better-auth/api";
import type { Deps } from "../../deps.ts";
import { authOf } from "./auth.ts";
import { withoutLibraryErrors } from "./library-errors.ts";
import { cookieValue } from "./session-cookie.ts";
import type { AskHeaders } from "./who-asks.ts";

/** The session that a request's refresh credential opens, asked of the database; null when there is none. */
export async function readRefreshCredential(
  deps: Deps,
  headers: AskHeaders,
): Promise<{ userId: string; sessionId: string; token: string } | null> {
  const { api, cookieName } = authOf(deps);
  const cookie = cookieValue(headers.cookie, cookieName);
  if (cookie === undefined) return null;
  const found = await withoutLibraryErrors(deps, () =>
    api.getSession({
      // Only the one cookie is handed on; prolonging it is ours, as its end is bounded.
      headers: new Headers({ cookie: `${cookieName}=${cookie}` }),
      query: { disableRefresh: true },
    }),
  ).catch((error: unknown) => {
    if (isAPIError(error) && error.statusCode === 401) return null;
    throw error;
  });
  if (found === null) return null;
  const { id, userId, token } = found.session;
  return { userId, sessionId: id, token };
}
