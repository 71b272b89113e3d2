import type { Config } from "../config.ts";

interface HostCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  readonly sameSite: "Lax" | "Strict";
}

const isHttps = ({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">) => PUBLIC_URL?.startsWith("https:") ?? false;

/**
 * Over https it begins with `__Host-`: browsers accept such a cookie only from this very host and over https, so a
 * neighbouring subdomain or plain http cannot plant one. Over http, on this machine, browsers refuse that prefix.
 */
export const cookieName = (config: Pick<Config, "PUBLIC_URL">, name: string): string =>
  isHttps(config) ? `__Host-${name}` : name;

/** Scripts cannot read the cookie. An age of 0 deletes it. */
export function setCookieLine(config: Pick<Config, "PUBLIC_URL">, cookie: HostCookie): string {
  const { name, value, maxAgeSeconds, sameSite } = cookie;
  const age = Math.max(0, Math.ceil(maxAgeSeconds));
  const secure = isHttps(config) ? "; Secure" : "";
  return `${cookieName(config, name)}=${value}; Max-Age=${age}; Path=/; HttpOnly; SameSite=${sameSite}${secure}`;
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) {
      const value = part.slice(at + 1).trim();
      return value === "" || value.length > 1_000 ? undefined : value;
    }
  }
  return undefined;
}
