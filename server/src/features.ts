import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import type { Mount } from "./http/mount.ts";
import type { Prove } from "./http/mount-endpoint.ts";

/** Everything the product answers, feature by feature. */
export function mountFeatures(_mount: Mount, _app: FastifyInstance, _deps: Deps): void {}

/** How a request's person is proven: by the accounts feature's session. */
export function proveWith(_deps: Deps): Prove {
  return async () => null;
}
