import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { AppError } from "@waymark/contract/errors";
import { publicAddresses } from "@waymark/contract/public-pages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { repositoryRoot } from "../../root.ts";
import { isBrokenAddress, isTooLongAddress } from "../broken-address.ts";
import { styleNonce } from "../security.ts";

const year = 31_536_000;
const hour = 3_600;

/** Paths of the application itself; it shows its 404 screen for all others. */
const applicationPaths = new Set([
  "/signin",
  "/recover",
  "/reset-auth",
  "/verify-phone",
  "/onboarding",
  "/checkout",
  "/dashboard",
  "/settings",
  "/operator",
]);

const publicPaths: ReadonlySet<string> = new Set(publicAddresses.map(({ path }) => path));

export const builtWeb = join(repositoryRoot, "web/dist");

/** Serves the built web: hashed assets are cached for a year, other public files for an hour, the application never. */
export async function mountPages(app: FastifyInstance, folder = builtWeb): Promise<void> {
  const pages = new Map<string, string>();
  const page = (file: string): string => {
    const known = pages.get(file);
    if (known !== undefined) return known;
    const read = existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
    pages.set(file, read);
    return read;
  };
  const send = (reply: FastifyReply, status: number, file: string) =>
    reply
      .code(status)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(page(file).replaceAll("__CSP_NONCE__", styleNonce(reply)));

  const common = { index: false as const, preCompressed: true, cacheControl: false };
  // One route for the 1,400 hashed files: a route for each takes a third of a second of every start.
  await app.register(fastifyStatic, {
    ...common,
    root: join(folder, "assets"),
    prefix: "/assets/",
    // The library would answer 403 for the folder itself.
    allowedPath: (path) => /^\/[\w.-]+$/.test(path) && !path.startsWith("/."),
    setHeaders: (reply) => reply.header("cache-control", `public, max-age=${year}, immutable`),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    wildcard: false,
    decorateReply: false,
    setHeaders: (reply) => reply.header("cache-control", `public, max-age=${hour}`),
    globIgnore: ["**/*.html", "assets/**"],
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const [path = "", query] = request.url.split("?");
    const isPage = (request.method === "GET" || request.method === "HEAD") && !path.startsWith("/api/");
    if (!isPage && isTooLongAddress(request.originalUrl)) throw new AppError("address_too_long");
    if (!isPage) throw new AppError(isBrokenAddress(request.originalUrl) ? "invalid_request" : "not_found");
    const bare = path.replace(/\/$/, "");
    if (bare !== path && (applicationPaths.has(bare) || publicPaths.has(bare)))
      return reply.redirect(query === undefined ? bare : `${bare}?${query}`, 308);
    return send(reply, applicationPaths.has(path) ? 200 : 404, "index.html");
  });
}
