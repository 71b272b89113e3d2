import { AppError } from "@waymark/contract/errors";
import type { Config } from "../../../config.ts";

export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

export interface Visited {
  readonly protocol: string;
  readonly host: string;
}

/** WebAuthn binds to host names, not to IP addresses. */
const isName = (hostname: string) => !/^[\d.]+$/.test(hostname) && !hostname.startsWith("[");

/**
 * The site by PUBLIC_URL. Without one, passkeys work only on this machine's `localhost`, with any port (browsers never
 * let a page forge the Host header). @throws AppError `passkeys_unavailable`, also for http except on localhost.
 */
export function relyingParty(config: Pick<Config, "PUBLIC_URL">, visited: Visited): RelyingParty {
  const url = new URL(config.PUBLIC_URL ?? `${visited.protocol}://${visited.host}`);
  const isLocal = url.hostname === "localhost";
  const isSecure = url.protocol === "https:" && isName(url.hostname);
  if (config.PUBLIC_URL === undefined ? !isLocal : !(isLocal || isSecure))
    throw new AppError("passkeys_unavailable");
  return { id: url.hostname, origin: url.origin };
}
