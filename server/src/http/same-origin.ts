import { AppError } from "@waymark/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Browsers tell by Sec-Fetch-Site or Origin; a client with neither sends no cookies and needs no check. Nor does a
 * call with a bearer token: only the token proves it, and no browser adds one to another site's call.
 */
function isSameOrigin(request: FastifyRequest, config: Config): boolean {
  if (/^Bearer +\S/i.test(request.headers.authorization ?? "")) return true;
  const origin = request.headers.origin;
  if (origin !== undefined) {
    if (config.PUBLIC_URL !== undefined && origin === new URL(config.PUBLIC_URL).origin) return true;
    return origin === `${request.protocol}://${request.host}`;
  }
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  return request.headers.cookie === undefined;
}

export function mountSameOrigin(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!safeMethods.has(request.method) && !isSameOrigin(request, config))
      throw new AppError("forbidden_origin");
    done();
  });
}
