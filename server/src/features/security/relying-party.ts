import { AppError } from "@waymark/contract/errors";
import type { Config } from "../../config.ts";

/** The site that passkeys are bound to. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** What of a request says where the browser thinks it is. */
export interface Visited {
  readonly protocol: string;
  readonly host: string;
}

/** WebAuthn binds to names: an address of numbers has none. */
const isName = (hostname: string) => !/^[\d.]+$/.test(hostname) && !hostname.startsWith("[");

/**
 * The site by PUBLIC_URL; without one passkeys work only where the browser is on this machine and says
 * `localhost`, whatever its port (a browser never lets a page forge the Host of a request).
 * @throws AppError `passkeys_unavailable`, also for http anywhere but on localhost.
 */
export function relyingParty(config: Pick<Config, "PUBLIC_URL">, visited: Visited): RelyingParty {
  const url = new URL(config.PUBLIC_URL ?? `${visited.protocol}://${visited.host}`);
  const isLocal = url.hostname === "localhost";
  const isSecure = url.protocol === "https:" && isName(url.hostname);
  if (config.PUBLIC_URL === undefined ? !isLocal : !(isLocal || isSecure))
    throw new AppError("passkeys_unavailable");
  return { id: url.hostname, origin: url.origin };
}
