import type { Deps } from "../../../deps.ts";
import { cookieValue, setCookieLine } from "../../../http/cookies.ts";

export interface RefreshCredential {
  readonly token: string;
  readonly generation: number;
}

const secondsUntil = (deps: Deps, end: Date) => (end.getTime() - deps.now().getTime()) / 1_000;

/** Signed, so that a token from a database dump is useless. */
export function refreshCookie(deps: Deps, { token, generation }: RefreshCredential, expiresAt: Date): string {
  const value = encodeURIComponent(deps.auth.refreshSigner.sign(`${token}.${generation}`));
  const maxAgeSeconds = secondsUntil(deps, expiresAt);
  return setCookieLine(deps.config, { name: "waymark.session_token", value, maxAgeSeconds, sameSite: "Lax" });
}

/** The browser drops it when it has expired. */
export function accessCookie(deps: Deps, access: { token: string; expiresAt: Date }): string {
  const maxAgeSeconds = secondsUntil(deps, access.expiresAt);
  return setCookieLine(deps.config, {
    name: "waymark.access",
    value: access.token,
    maxAgeSeconds,
    sameSite: "Lax",
  });
}

export function clearedCookies(deps: Deps): string[] {
  return ["waymark.session_token", "waymark.access"].map((name) =>
    setCookieLine(deps.config, { name, value: "", maxAgeSeconds: 0, sameSite: "Lax" }),
  );
}

/** Null unless its signature is valid. Uses no database. */
export function readRefreshCookie(
  deps: Deps,
  headers: { readonly cookie?: string | undefined },
): RefreshCredential | null {
  const { refreshSigner, refreshCookieName } = deps.auth;
  const { valid, value } = refreshSigner.unsign(decoded(cookieValue(headers.cookie, refreshCookieName)));
  const [, token, generation] = /^([\w-]{32})\.(\d{1,9})$/.exec(valid ? (value ?? "") : "") ?? [];
  return token === undefined ? null : { token, generation: Number(generation) };
}

function decoded(value = ""): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
