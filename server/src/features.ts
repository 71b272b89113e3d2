import type { FastifyInstance } from "fastify";
import { registerCodeTasks } from "./codes/purge-codes.ts";
import { registerBackupTasks } from "./db/backup-task.ts";
import type { Deps } from "./deps.ts";
import { registerEventTasks } from "./events/purge-events.ts";
import { livingSessions } from "./features/accounts/living-sessions.ts";
import { registerAccountTasks } from "./features/accounts/purge-sessions.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { proveSession } from "./features/accounts/who-asks.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { loadSamples } from "./features/jobs/load-samples.ts";
import { jobRoutes } from "./features/jobs/routes.ts";
import { addDueSources, registerJobTasks } from "./features/jobs/tasks.ts";
import { unsubscribeRoutes } from "./features/notifications/form-routes.ts";
import { notificationRoutes } from "./features/notifications/routes.ts";
import { registerNotificationTasks } from "./features/notifications/tasks.ts";
import { onboardingRoutes } from "./features/onboarding/routes.ts";
import { registerPhoneTasks } from "./features/phone/purge-verifications.ts";
import { phoneRoutes } from "./features/phone/routes.ts";
import { publicProfilePages } from "./features/public-profile/pages.ts";
import { registerPublicProfileTasks } from "./features/public-profile/purge-messages.ts";
import { publicProfileRoutes } from "./features/public-profile/routes.ts";
import { registerResumeTasks } from "./features/resumes/purge-uploads.ts";
import { resumeRoutes } from "./features/resumes/routes.ts";
import { savedJobRoutes } from "./features/saved-jobs/routes.ts";
import { registerSecurityTasks } from "./features/security/purge-security.ts";
import { readFactors } from "./features/security/read-factors.ts";
import { securityRoutes } from "./features/security/routes.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import { registerSignInTasks } from "./features/sign-in/purge-trips.ts";
import { signInRoutes } from "./features/sign-in/routes.ts";
import type { Mount } from "./http/mount.ts";
import type { Prove } from "./http/mount-endpoint.ts";
import { registerCounterTasks } from "./http/purge-counters.ts";
import { operatorRoutes } from "./operator/routes.ts";
import { registerMessageTasks } from "./ports/outgoing/purge-messages.ts";

/** Everything the product answers, feature by feature. */
export function mountFeatures(mount: Mount): void {
  accountRoutes(mount, readFactors);
  billingRoutes(mount);
  jobRoutes(mount);
  notificationRoutes(mount);
  onboardingRoutes(mount);
  operatorRoutes(mount);
  publicProfileRoutes(mount);
  phoneRoutes(mount);
  resumeRoutes(mount);
  savedJobRoutes(mount);
  securityRoutes(mount);
  settingsRoutes(mount);
  signInRoutes(mount);
}

/** What mail programs may post as a plain form. */
export function mountForms(mount: Mount): void {
  unsubscribeRoutes(mount);
}

/** Pages that a feature draws itself, for readers without JavaScript. */
export async function mountFeaturePages(app: FastifyInstance, deps: Deps): Promise<void> {
  await publicProfilePages(app, deps);
}

/** How a request's person is proven: by the accounts feature's session. */
export function proveWith(deps: Deps): Prove {
  return (request) => proveSession(deps, request.headers);
}

/** Which of these sessions have not ended. */
export const livingWith = (deps: Deps) => (ids: readonly string[]) => livingSessions(deps, ids);

/** Says who does which background work. Before the tasks start. */
export function registerTasks(deps: Deps): void {
  registerAccountTasks(deps);
  registerBackupTasks(deps);
  registerCodeTasks(deps);
  registerCounterTasks(deps);
  registerEventTasks(deps);
  registerMessageTasks(deps);
  registerJobTasks(deps);
  registerPublicProfileTasks(deps);
  registerNotificationTasks(deps);
  registerPhoneTasks(deps);
  registerResumeTasks(deps);
  registerSecurityTasks(deps);
  registerSignInTasks(deps);
}

/** What a first start brings along, and what a later one makes sure of. */
export async function firstStart(deps: Deps): Promise<void> {
  await loadSamples(deps);
  await addDueSources(deps);
}
