import type { FastifyInstance } from "fastify";
import { registerCodeTasks } from "./codes/purge-codes.ts";
import { registerBackupTasks } from "./db/backup-task.ts";
import type { Deps } from "./deps.ts";
import { registerEventTasks } from "./events/purge-events.ts";
import { registerAccountTasks } from "./features/accounts/purge-sessions.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { whoAsks } from "./features/accounts/who-asks.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { registerBillingTasks } from "./features/billing/tasks.ts";
import { mountPaymentsWebhook } from "./features/billing/webhook-route.ts";
import { loadSamples } from "./features/jobs/load-samples.ts";
import { jobRoutes } from "./features/jobs/routes.ts";
import { addDueSources, registerJobTasks } from "./features/jobs/tasks.ts";
import { onboardingRoutes } from "./features/onboarding/routes.ts";
import { registerResumeTasks } from "./features/resumes/purge-uploads.ts";
import { resumeRoutes } from "./features/resumes/routes.ts";
import { savedJobRoutes } from "./features/saved-jobs/routes.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import { registerTeamTasks } from "./features/teams/purge-invitations.ts";
import { teamRoutes } from "./features/teams/routes.ts";
import { rememberTeams } from "./features/teams/teams-of.ts";
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
  onboardingRoutes(mount);
  operatorRoutes(mount);
  resumeRoutes(mount);
  savedJobRoutes(mount);
  settingsRoutes(mount);
  teamRoutes(mount);
}

/** What others' machines call. */
export async function mountWebhooks(app: FastifyInstance, deps: Deps): Promise<void> {
  await mountPaymentsWebhook(app, deps);
}

/** How a request's person is proven: by the accounts feature's session, with the teams they belong to. */
export function proveWith(deps: Deps): Prove {
  const withTeams = rememberTeams(deps);
  return async (request) => {
    const proven = await whoAsks(deps, { cookie: request.headers.cookie });
    return proven === null ? null : { ...proven, who: await withTeams(proven.who) };
  };
}

/** Says who does which background work. Before the tasks start. */
export function registerTasks(deps: Deps): void {
  registerAccountTasks(deps);
  registerBackupTasks(deps);
  registerBillingTasks(deps);
  registerCodeTasks(deps);
  registerCounterTasks(deps);
  registerEventTasks(deps);
  registerMessageTasks(deps);
  registerJobTasks(deps);
  registerResumeTasks(deps);
  registerTeamTasks(deps);
}

/** What a first start brings along, and what a later one makes sure of. */
export async function firstStart(deps: Deps): Promise<void> {
  await loadSamples(deps);
  await addDueSources(deps);
}
