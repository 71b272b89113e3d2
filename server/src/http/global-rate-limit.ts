import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressKey, type Limits } from "./limits.ts";

/** Calls a minute for one address, to all routes together. */
const floodLimit = 600;

/** Monitoring must always reach the health checks, and browsers cache a page's files for a year. */
const isFree = ({ is404, url, routeOptions }: FastifyRequest) =>
  routeOptions.url === "/health/live" || (!is404 && url.startsWith("/assets/"));

/** Register before the routes. */
export function mountGlobalRateLimit(app: FastifyInstance, limits: Limits): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isFree(request)) limits.flood(`all ${addressKey(request.ip)}`, floodLimit);
    done();
  });
}
