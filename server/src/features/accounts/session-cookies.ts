import type { Deps } from "../../deps.ts";
import { cookieValue, setCookieLine } from "../../http/cookies.ts";
import { authOf } from "./auth.ts";

/** What a refresh cookie holds: a session's token, and which of its refresh credentials this is. */
export interface RefreshCredential {
  readonly token: string;
  readonly generation: number;
}

const secondsUntil = (deps: Deps, end: Date) => (end.getTime() - deps.now().getTime()) / 1_000;

/** The refresh credential, signed: the token alone, out of a database dump, opens nothing. */
export function refreshCookie(deps: Deps, { token, generation }: RefreshCredential, expiresAt: Date): string {
  const value = encodeURIComponent(authOf(deps).refreshSigner.sign(`${token}.${generation}`));
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

/** Takes both away. */
export function clearedCookies(deps: Deps): string[] {
  return ["waymark.session_token", "waymark.access"].map((name) =>
    setCookieLine(deps.config, { name, value: "", maxAgeSeconds: 0, sameSite: "Lax" }),
  );
}

/** The refresh credential of a request whose signature is ours; null when there is none. Asks no database. */
export function readRefreshCookie(
  deps: Deps,
  headers: { readonly cookie?: string | undefined },
): RefreshCredential | null {
  const { refreshSigner, refreshCookieName } = authOf(deps);
  const { valid, value } = refreshSigner.unsign(decoded(cookieValue(headers.cookie, refreshCookieName)));
  const [, token, generation] = /^([\w-]{32})\.(\d{1,9})$/.exec(valid ? (value ?? "") : "") ?? [];
  return token === undefined ? null : { token, generation: Number(generation) };
}

/** A value without its percent escapes; empty when there is none, or its escapes are broken. */
function decoded(value = ""): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
