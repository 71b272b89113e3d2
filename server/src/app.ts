import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import { type Endpoint, usualBodyLimit } from "@waymark/contract/endpoint";
import { allEndpoints } from "@waymark/contract/endpoints";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Deps } from "./deps.ts";
import {
  installationFacts,
  listPublicPaths,
  mountFeatures,
  mountFormPages,
  mountForms,
  mountWebhooks,
  proveWith,
  sessionsWith,
} from "./features.ts";
import { allowGarbage } from "./force-gc.ts";
import { mountApiDocs } from "./http/api-docs.ts";
import { acceptForms } from "./http/bodies/accept-forms.ts";
import { acceptArrivingBodies } from "./http/bodies/arriving-body.ts";
import { BodyMemoryLimit } from "./http/bodies/body-memory-limit.ts";
import { acceptJson } from "./http/bodies/json-body.ts";
import { acceptUploads, mostFormBytes } from "./http/bodies/upload.ts";
import { aroundBrokenAddress } from "./http/broken-address.ts";
import { compressAnswers } from "./http/compress-answers.ts";
import { mountErrors } from "./http/errors.ts";
import { mountGlobalRateLimit } from "./http/global-rate-limit.ts";
import { mountHealth } from "./http/health.ts";
import { Limits } from "./http/limits.ts";
import { mountLive } from "./http/live.ts";
import { mountLoadShedding } from "./http/load-shedding.ts";
import { mountOn } from "./http/mount-endpoint.ts";
import { collectOpenApi, mountOpenApi } from "./http/openapi.ts";
import { builtWeb, mountPages } from "./http/pages/pages.ts";
import { mountPublicPages, PublicPages } from "./http/pages/public-pages.ts";
import { mountSiteMap } from "./http/pages/site-map.ts";
import { refuseBrokenRequests } from "./http/refuse-broken-requests.ts";
import { decorateRequests } from "./http/request.ts";
import { mountSameOrigin } from "./http/same-origin.ts";
import { mountSecurity } from "./http/security.ts";
import { validateByContract } from "./http/validate.ts";

/** Bytes of the largest body, and of the largest form, over all calls. */
const [largestBody, largestForm] = [
  Math.max(...allEndpoints.map(({ bodyLimit }: Endpoint) => bodyLimit?.bytes ?? 0)),
  Math.max(...allEndpoints.map((endpoint: Endpoint) => mostFormBytes(endpoint))),
];

/**
 * Beside one person's largest body, a form of another person at the same address fits, and a usual file from elsewhere.
 */
const bodyRoomOptions = {
  bytes: 2 * largestBody,
  bytesASecond: 16 * 1024 * 1024,
  burstBytes: 4 * largestForm,
  addressBytes: largestBody + largestForm,
  personBytes: largestBody,
  waiting: 200,
  addressWaiting: 100,
  personWaiting: 20,
  waitMs: 60_000,
  arriveMs: 20_000,
};

/** Milliseconds for sending the headers of a request, and between checks. */
const slowHeaders = { headersTimeout: 9_000, connectionsCheckingInterval: 1_000 };

export interface AppOptions {
  /** Refuses calls while this process cannot keep up. Left out where a slow machine should only be slow: in tests. */
  readonly shedsLoad?: boolean;
  /** Shorter times than the usual ones, for tests. */
  readonly slowHeaders?: typeof slowHeaders;
}

/** Builds the HTTP server on the given dependencies, without listening yet. */
export async function createApp(
  deps: Deps,
  { shedsLoad = false, slowHeaders: http = slowHeaders }: AppOptions = {},
): Promise<FastifyInstance> {
  const proxies = deps.config.TRUSTED_PROXIES.split(",")
    .map((p) => p.trim())
    .filter((p) => p !== "");
  const logger: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Fast and unordered: the ids only mark lines of the log.
    genReqId: () => randomUUID(),
    trustProxy: proxies.length > 0 ? proxies : false,
    bodyLimit: usualBodyLimit.bytes,
    http,
    // A large body may wait for room before it is read.
    requestTimeout: 120_000,
    keepAliveTimeout: 10_000,
    rewriteUrl: aroundBrokenAddress,
    clientErrorHandler: refuseBrokenRequests(deps),
    // Longer addresses are redirected before; the headers' limit ends them anyway.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: false },
  });
  app.setValidatorCompiler(validateByContract);
  app.setSerializerCompiler(serializerCompiler);
  mountErrors(app, deps);
  decorateRequests(app);
  logAnswers(app);
  const limits = new Limits(deps.db, deps.log, deps.now, deps.config.RATE_LIMITS === "off");
  mountGlobalRateLimit(app, limits);
  mountSecurity(app, deps.config);
  mountSameOrigin(app, deps.config);
  if (shedsLoad) await mountLoadShedding(app);
  await compressAnswers(app);
  await app.register(cookie);
  acceptJson(app);
  acceptUploads(app);
  acceptArrivingBodies(app);
  await collectOpenApi(app, "0.1.0");

  app.addHook("onReady", async () => limits.start());
  app.addHook("onClose", () => limits.stop());
  const prove = proveWith(deps);
  const bodyRoom = new BodyMemoryLimit({
    ...bodyRoomOptions,
    onBusy: (isBusy) => allowGarbage(isBusy ? "besideUploads" : "usual"),
  });
  const guards = { limits, prove, bodyRoom };
  mountFeatures(mountOn(app, deps, guards));
  await app.register(async (scope) => {
    acceptForms(scope);
    mountForms(mountOn(scope, deps, guards));
  });
  await mountWebhooks(app, deps);
  mountLive(app, deps, prove, sessionsWith(deps));
  mountHealth(app, deps);
  mountOpenApi(app);
  mountApiDocs(app, deps.translate);
  const pages = new PublicPages(builtWeb, deps.config, installationFacts(deps));
  mountPublicPages(app, pages);
  mountSiteMap(app, pages, deps.translate, () => listPublicPaths(deps));
  await mountFormPages(app, deps, pages);
  await mountPages(app);
  return app;
}

/**
 * One log line for each answer: method, route pattern, status, time, request id; never an address, a query or a body.
 */
function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
}
