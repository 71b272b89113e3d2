import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressKey, type Limits } from "./limits.ts";

/** Calls a minute for one address, whatever it asks for. */
const floodLimit = 600;

/** A watcher must always learn that the process lives; the files of a page are kept by browsers for a year. */
const isFree = ({ is404, url, routeOptions }: FastifyRequest) =>
  routeOptions.url === "/health/live" || (!is404 && url.startsWith("/assets/"));

/** Counts every request of an address. Before the routes. */
export function mountFloodLimit(app: FastifyInstance, limits: Limits): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isFree(request)) limits.flood(`all ${addressKey(request.ip)}`, floodLimit);
    done();
  });
}
