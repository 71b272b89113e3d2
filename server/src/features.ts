import { registerCodeTasks } from "./codes/purge-codes.ts";
import { registerBackupTasks } from "./db/backup-task.ts";
import type { Deps } from "./deps.ts";
import { registerEventTasks } from "./events/purge-events.ts";
import { registerAccountTasks } from "./features/accounts/purge-sessions.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { whoAsks } from "./features/accounts/who-asks.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { loadSamples } from "./features/jobs/load-samples.ts";
import { jobRoutes } from "./features/jobs/routes.ts";
import { addDueSources, registerJobTasks } from "./features/jobs/tasks.ts";
import { unsubscribeRoutes } from "./features/notifications/form-routes.ts";
import { notificationRoutes } from "./features/notifications/routes.ts";
import { registerNotificationTasks } from "./features/notifications/tasks.ts";
import { onboardingRoutes } from "./features/onboarding/routes.ts";
import { reapplyErasures } from "./features/personal-data/erase-person.ts";
import { personalDataRoutes } from "./features/personal-data/routes.ts";
import { registerPersonalDataTasks } from "./features/personal-data/tasks.ts";
import { registerResumeTasks } from "./features/resumes/purge-uploads.ts";
import { resumeRoutes } from "./features/resumes/routes.ts";
import { savedJobRoutes } from "./features/saved-jobs/routes.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import type { Mount } from "./http/mount.ts";
import type { Prove } from "./http/mount-endpoint.ts";
import { registerCounterTasks } from "./http/purge-counters.ts";
import { operatorRoutes } from "./operator/routes.ts";
import { registerMessageTasks } from "./ports/outgoing/purge-messages.ts";

/** Everything the product answers, feature by feature. */
export function mountFeatures(mount: Mount): void {
  accountRoutes(mount);
  billingRoutes(mount);
  jobRoutes(mount);
  notificationRoutes(mount);
  onboardingRoutes(mount);
  operatorRoutes(mount);
  personalDataRoutes(mount);
  resumeRoutes(mount);
  savedJobRoutes(mount);
  settingsRoutes(mount);
}

/** What mail programs may post as a plain form. */
export function mountForms(mount: Mount): void {
  unsubscribeRoutes(mount);
}

/** How a request's person is proven: by the accounts feature's session. */
export function proveWith(deps: Deps): Prove {
  return (request) => whoAsks(deps, { cookie: request.headers.cookie });
}

/** Says who does which background work. Before the tasks start. */
export function registerTasks(deps: Deps): void {
  registerAccountTasks(deps);
  registerBackupTasks(deps);
  registerCodeTasks(deps);
  registerCounterTasks(deps);
  registerEventTasks(deps);
  registerMessageTasks(deps);
  registerJobTasks(deps);
  registerNotificationTasks(deps);
  registerPersonalDataTasks(deps);
  registerResumeTasks(deps);
}

/** What a first start brings along, and what a later one makes sure of. */
export async function firstStart(deps: Deps): Promise<void> {
  await reapplyErasures(deps);
  await loadSamples(deps);
  await addDueSources(deps);
}
