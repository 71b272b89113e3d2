import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import type { Config } from "../config.ts";

/** What proxies add to the requests they pass on: somebody from elsewhere may be behind it. */
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
 * Whether a request was made by somebody who sits at this machine: its connection comes from a loopback address without
 * having been forwarded, the browser names the server by a loopback name (a foreign page that rebinds its own name to
 * this machine does not), and PUBLIC_URL says nothing else.
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
