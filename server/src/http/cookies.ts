import type { Config } from "../config.ts";

interface HostCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  readonly sameSite: "Lax" | "Strict";
}

const isHttps = ({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">) => PUBLIC_URL?.startsWith("https:") ?? false;

/**
 * A cookie's name in the browser. Over https it begins with `__Host-`: browsers accept such a cookie only from this
 * very host, over https and for every path, so neither a neighbouring subdomain nor plain http can plant one. Over
 * http, on this machine, browsers refuse that prefix.
 */
export const cookieName = (config: Pick<Config, "PUBLIC_URL">, name: string): string =>
  isHttps(config) ? `__Host-${name}` : name;

/** One line of `Set-Cookie`; scripts cannot read the cookie. An age of 0 deletes it. */
export function setCookieLine(config: Pick<Config, "PUBLIC_URL">, cookie: HostCookie): string {
  const { name, value, maxAgeSeconds, sameSite } = cookie;
  const age = Math.max(0, Math.ceil(maxAgeSeconds));
  const secure = isHttps(config) ? "; Secure" : "";
  return `${cookieName(config, name)}=${value}; Max-Age=${age}; Path=/; HttpOnly; SameSite=${sameSite}${secure}`;
}

/** The value of a cookie as sent, the first of several; undefined when there is none. */
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
