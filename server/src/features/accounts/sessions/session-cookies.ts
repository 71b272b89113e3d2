import type { Deps } from "../../../deps.ts";
import { cookieValue, setCookieLine } from "../../../http/cookies.ts";

/** The content of a refresh cookie: a session's token, and the number of this refresh credential. */
export interface RefreshCredential {
  readonly token: string;
  readonly generation: number;
}

const secondsUntil = (deps: Deps, end: Date) => (end.getTime() - deps.now().getTime()) / 1_000;

/** The refresh credential with a signature, so that a token from a database dump is useless. */
export function refreshCookie(deps: Deps, { token, generation }: RefreshCredential, expiresAt: Date): string {
  const value = encodeURIComponent(deps.auth.refreshSigner.sign(`${token}.${generation}`));
  const maxAgeSeconds = secondsUntil(deps, expiresAt);
  return setCookieLine(deps.config, { name: "waymark.session_token", value, maxAgeSeconds, sameSite: "Lax" });
}

/** The access credential. The browser drops it when it has expired. */
export function accessCookie(deps: Deps, access: { token: string; expiresAt: Date }): string {
  const maxAgeSeconds = secondsUntil(deps, access.expiresAt);
  return setCookieLine(deps.config, {
    name: "waymark.access",
    value: access.token,
    maxAgeSeconds,
    sameSite: "Lax",
  });
}

/** Deletes both cookies. */
export function clearedCookies(deps: Deps): string[] {
  return ["waymark.session_token", "waymark.access"].map((name) =>
    setCookieLine(deps.config, { name, value: "", maxAgeSeconds: 0, sameSite: "Lax" }),
  );
}

/** A request's refresh credential with a valid signature; null when there is none. Uses no database. */
export function readRefreshCookie(
  deps: Deps,
  headers: { readonly cookie?: string | undefined },
): RefreshCredential | null {
  const { refreshSigner, refreshCookieName } = deps.auth;
  const { valid, value } = refreshSigner.unsign(decoded(cookieValue(headers.cookie, refreshCookieName)));
  const [, token, generation] = /^([\w-]{32})\.(\d{1,9})$/.exec(valid ? (value ?? "") : "") ?? [];
  return token === undefined ? null : { token, generation: Number(generation) };
}

/** A percent-decoded value; empty when there is none, or it is malformed. */
function decoded(value = ""): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
