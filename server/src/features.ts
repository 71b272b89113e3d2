import type { Deps } from "./deps.ts";
import { registerEventTasks } from "./events/purge-events.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { whoAsks } from "./features/accounts/who-asks.ts";
import type { Mount } from "./http/mount.ts";
import type { Prove } from "./http/mount-endpoint.ts";
import { registerCounterTasks } from "./http/purge-counters.ts";
import { registerMessageTasks } from "./ports/outgoing/purge-messages.ts";

/** Everything the product answers, feature by feature. */
export function mountFeatures(mount: Mount): void {
  accountRoutes(mount);
}

/** How a request's person is proven: by the accounts feature's session. */
export function proveWith(deps: Deps): Prove {
  return (request) => whoAsks(deps, { cookie: request.headers.cookie });
}

/** Says who does which background work. Before the tasks start. */
export function registerTasks(deps: Deps): void {
  registerCounterTasks(deps);
  registerEventTasks(deps);
  registerMessageTasks(deps);
}

/** What a first start brings along; a later one finds it done. */
export async function firstStart(_deps: Deps): Promise<void> {}
