import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import type { Config } from "../config.ts";

/** Headers added by proxies: the real caller may be elsewhere. */
const forwardingHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-real-ip",
  "cf-connecting-ip",
];

/**
 * The connection comes from a loopback address and was not forwarded, the browser uses a loopback name (a foreign page
 * that rebinds its own name to this machine does not), and PUBLIC_URL, if set, is a local address too.
 */
export function isLocalRequest(config: Pick<Config, "PUBLIC_URL">, request: FastifyRequest): boolean {
  if (config.PUBLIC_URL !== undefined && !isLoopbackName(new URL(config.PUBLIC_URL).hostname)) return false;
  if (forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false;
  const host = URL.canParse(`http://${request.headers.host}`)
    ? new URL(`http://${request.headers.host}`)
    : null;
  return isLoopbackName(host?.hostname ?? "") && isLoopbackAddress(request.socket.remoteAddress ?? "");
}

const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

const isLoopbackName = (name: string): boolean =>
  name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(name.replace(/^\[|\]$/g, ""));
