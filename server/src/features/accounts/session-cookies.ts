import { createHmac } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { authOf } from "./auth.ts";

interface Attributes {
  readonly value: string;
  readonly maxAgeSeconds: number;
}

function cookieLine(deps: Deps, name: string, { value, maxAgeSeconds }: Attributes): string {
  const secure = authOf(deps).secure ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${Math.max(0, Math.ceil(maxAgeSeconds))}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The refresh credential as the account library signs and reads it. */
export function refreshCookie(deps: Deps, token: string, expiresAt: Date): string {
  const signature = createHmac("sha256", deps.keys.secretFor("session")).update(token).digest("base64");
  const maxAgeSeconds = (expiresAt.getTime() - deps.now().getTime()) / 1_000;
  const value = encodeURIComponent(`${token}.${signature}`);
  return cookieLine(deps, authOf(deps).cookieName, { value, maxAgeSeconds });
}

/** The access credential. The browser drops it when it has expired. */
export function accessCookie(deps: Deps, access: { token: string; expiresAt: Date }): string {
  const maxAgeSeconds = (access.expiresAt.getTime() - deps.now().getTime()) / 1_000;
  return cookieLine(deps, authOf(deps).accessCookieName, { value: access.token, maxAgeSeconds });
}

/** Takes both away. */
export function clearedCookies(deps: Deps): string[] {
  const { cookieName, accessCookieName } = authOf(deps);
  return [cookieName, accessCookieName].map((name) =>
    cookieLine(deps, name, { value: "", maxAgeSeconds: 0 }),
  );
}
