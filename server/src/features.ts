import type { Deps } from "./deps.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { whoAsks } from "./features/accounts/who-asks.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { onboardingRoutes } from "./features/onboarding/routes.ts";
import { resumeRoutes } from "./features/resumes/routes.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import type { Mount } from "./http/mount.ts";
import type { Prove } from "./http/mount-endpoint.ts";

/** Everything the product answers, feature by feature. */
export function mountFeatures(mount: Mount): void {
  accountRoutes(mount);
  onboardingRoutes(mount);
  resumeRoutes(mount);
  settingsRoutes(mount);
  billingRoutes(mount);
}

/** How a request's person is proven: by the accounts feature's session. */
export function proveWith(deps: Deps): Prove {
  return (request) => whoAsks(deps, { cookie: request.headers.cookie });
}

/** Says who does which background work. Before the tasks start. */
export function registerTasks(_deps: Deps): void {}

/** What a first start brings along; a later one finds it done. */
export async function firstStart(_deps: Deps): Promise<void> {}
