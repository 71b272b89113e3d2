import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { whoAsks } from "./features/accounts/who-asks.ts";
import type { Mount } from "./http/mount.ts";
import type { Prove } from "./http/mount-endpoint.ts";

/** Everything the product answers, feature by feature. */
export function mountFeatures(mount: Mount, _app: FastifyInstance, _deps: Deps): void {
  accountRoutes(mount);
}

/** How a request's person is proven: by the accounts feature's session. */
export function proveWith(deps: Deps): Prove {
  return (request) => whoAsks(deps, request.headers);
}
