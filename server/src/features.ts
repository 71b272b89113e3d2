import { profilePath } from "@waymark/contract/public-profile";
import type { FastifyInstance } from "fastify";
import { registerAuditTasks } from "./audit/purge-audit.ts";
import { registerCodeTasks } from "./codes/purge-codes.ts";
import { registerBackupTasks } from "./db/backup/backup-task.ts";
import type { Deps } from "./deps.ts";
import { registerEventTasks } from "./events/purge-events.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { activeSessions } from "./features/accounts/sessions/active-sessions.ts";
import { forgetSessions } from "./features/accounts/sessions/end-sessions.ts";
import { proveSession } from "./features/accounts/sessions/find-caller.ts";
import { registerAccountTasks } from "./features/accounts/sessions/purge-sessions.ts";
import { analyticsRoutes } from "./features/analytics/routes.ts";
import { answerRoutes } from "./features/answers/routes.ts";
import { peopleRoutes } from "./features/applications/contacts/routes.ts";
import { applicationFileRoutes } from "./features/applications/files/routes.ts";
import { registerApplicationFileTasks } from "./features/applications/files/tasks.ts";
import { applicationRoutes, transferRoutes } from "./features/applications/routes.ts";
import { registerApplicationTasks } from "./features/applications/tasks.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { registerBillingTasks } from "./features/billing/tasks.ts";
import { mountPaymentsWebhook } from "./features/billing/webhooks/webhooks.ts";
import { bulkSearchRoutes } from "./features/bulk-searches/routes.ts";
import { registerBulkSearchTasks } from "./features/bulk-searches/tasks.ts";
import { calendarRoutes } from "./features/calendar/routes.ts";
import { careerRoutes } from "./features/careers/routes.ts";
import { registerCareerTasks } from "./features/careers/tasks.ts";
import { commentRoutes } from "./features/comments/routes.ts";
import { grantRoutes } from "./features/grants/routes.ts";
import { registerGrantTasks } from "./features/grants/tasks.ts";
import { mockRoutes, questionRoutes, speechRoutes } from "./features/interviews/practice/routes.ts";
import { preparationRoutes } from "./features/interviews/preparation/routes.ts";
import { interviewRoutes } from "./features/interviews/routes.ts";
import { registerInterviewTasks } from "./features/interviews/tasks.ts";
import { registerJobAlertTasks } from "./features/job-alerts/tasks.ts";
import { renewIndexRows } from "./features/job-search/index/sql-job-index-store.ts";
import { jobSearchRoutes } from "./features/job-search/routes.ts";
import { savedSearchRoutes } from "./features/job-search/saved/routes.ts";
import { registerSavedSearchTasks } from "./features/job-search/saved/tasks.ts";
import { jobSourceRoutes } from "./features/job-sources/routes.ts";
import { addDueSources, locatePostingsTask, registerJobTasks } from "./features/job-sources/tasks.ts";
import { savedJobRoutes } from "./features/jobs/routes.ts";
import { keepLoadingSamples } from "./features/jobs/samples/load-samples.ts";
import { registerSavedJobTasks } from "./features/jobs/saved/tasks.ts";
import { letterRoutes } from "./features/letters/routes.ts";
import { registerLetterTasks } from "./features/letters/tasks.ts";
import { unsubscribeRoutes } from "./features/notifications/form-routes.ts";
import { notificationRoutes } from "./features/notifications/routes.ts";
import { registerNotificationTasks } from "./features/notifications/tasks.ts";
import { offerRoutes } from "./features/offers/routes.ts";
import { onboardingRoutes } from "./features/onboarding/routes.ts";
import { overviewRoutes } from "./features/overview/routes.ts";
import { packageRoutes } from "./features/packages/routes.ts";
import { registerPackageTasks } from "./features/packages/tasks.ts";
import { personalDataRoutes } from "./features/personal-data/routes.ts";
import { registerPersonalDataTasks } from "./features/personal-data/tasks.ts";
import { registerPhoneTasks } from "./features/phone/purge-verifications.ts";
import { phoneRoutes } from "./features/phone/routes.ts";
import { publicProfilePages } from "./features/public-profile/pages.ts";
import { registerPublicProfileTasks } from "./features/public-profile/purge-messages.ts";
import { publicProfileRoutes } from "./features/public-profile/routes.ts";
import { listPublicSlugs } from "./features/public-profile/show-page.ts";
import { dueItems, nextTimes, upcomingInterviews } from "./features/reminders/follow-ups/list-follow-ups.ts";
import { followUpRoutes } from "./features/reminders/follow-ups/routes.ts";
import { registerFollowUpTasks } from "./features/reminders/follow-ups/tasks.ts";
import { reminderRoutes } from "./features/reminders/routes.ts";
import { registerReminderTasks } from "./features/reminders/tasks.ts";
import { resumeAiRoutes } from "./features/resume-analysis/routes.ts";
import { resumeRoutes } from "./features/resumes/routes.ts";
import { registerResumeTasks } from "./features/resumes/tasks.ts";
import { notifyOfCopiedSession } from "./features/security/notify-of-sessions.ts";
import { registerSecurityTasks } from "./features/security/purge-security.ts";
import { readFactors } from "./features/security/read-security.ts";
import { securityRoutes } from "./features/security/routes.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import { registerSignInTasks } from "./features/sign-in/purge-oauth-states.ts";
import { signInRoutes } from "./features/sign-in/routes.ts";
import { storyRoutes } from "./features/stories/routes.ts";
import { mountContactPage } from "./features/support/contact/contact-page.ts";
import { registerContactTasks } from "./features/support/contact/purge-contacts.ts";
import { contactRoutes } from "./features/support/contact/routes.ts";
import { supportRoutes } from "./features/support/routes.ts";
import { teamBoardRoutes } from "./features/team-boards/routes.ts";
import { registerTeamBoardTasks } from "./features/team-boards/tasks.ts";
import { teamDashboardRoutes } from "./features/team-dashboard/routes.ts";
import { brandingRoutes } from "./features/teams/branding/routes.ts";
import { registerTeamTasks } from "./features/teams/purge-invitations.ts";
import { refusalRoutes } from "./features/teams/refusal-routes.ts";
import { teamRoutes } from "./features/teams/routes.ts";
import { withRecentTeams } from "./features/teams/teams-of.ts";
import type { Sessions } from "./http/live.ts";
import type { Mount } from "./http/mount.ts";
import type { Prove } from "./http/mount-endpoint.ts";
import type { PublicPages } from "./http/pages/public-pages.ts";
import { registerCounterTasks } from "./http/purge-counters.ts";
import { operatorRoutes } from "./operator/routes.ts";
import { switchedOn } from "./ports/job-sources/enabled-sources.ts";
import { sweepMessages } from "./ports/outgoing/deliver-message.ts";
import { registerMessageTasks } from "./ports/outgoing/purge-messages.ts";

/** Mounts all endpoints, feature by feature. */
export function mountFeatures(mount: Mount): void {
  accountRoutes(mount, { readFactors, tellOfCopy: notifyOfCopiedSession });
  applicationRoutes(mount, nextTimes);
  transferRoutes(mount);
  analyticsRoutes(mount);
  answerRoutes(mount);
  billingRoutes(mount);
  careerRoutes(mount);
  applicationFileRoutes(mount);
  calendarRoutes(mount);
  contactRoutes(mount);
  followUpRoutes(mount);
  bulkSearchRoutes(mount);
  commentRoutes(mount);
  grantRoutes(mount);
  interviewRoutes(mount);
  jobSearchRoutes(mount);
  jobSourceRoutes(mount);
  letterRoutes(mount);
  mockRoutes(mount);
  speechRoutes(mount);
  preparationRoutes(mount);
  notificationRoutes(mount);
  offerRoutes(mount);
  onboardingRoutes(mount);
  operatorRoutes(mount);
  peopleRoutes(mount);
  overviewRoutes(mount, { interviews: upcomingInterviews, reminders: dueItems });
  packageRoutes(mount);
  personalDataRoutes(mount);
  phoneRoutes(mount);
  publicProfileRoutes(mount);
  questionRoutes(mount);
  reminderRoutes(mount);
  resumeAiRoutes(mount);
  resumeRoutes(mount);
  savedJobRoutes(mount);
  savedSearchRoutes(mount);
  securityRoutes(mount);
  settingsRoutes(mount);
  storyRoutes(mount);
  supportRoutes(mount);
  teamBoardRoutes(mount);
  teamDashboardRoutes(mount);
  teamRoutes(mount);
  brandingRoutes(mount);
  signInRoutes(mount);
}

/** Mounts the calls that mail programs may send as a plain form. */
export function mountForms(mount: Mount): void {
  unsubscribeRoutes(mount);
  refusalRoutes(mount);
}

/** The installation's properties, by their names in the prerendered pages' conditions. */
export function installationFacts(deps: Deps): ReadonlySet<string> {
  const sources = switchedOn(deps.config).map(({ id }) => `source-${id}`);
  return new Set([
    ...sources,
    ...(sources.length > 0 ? ["sources"] : []),
    ...(deps.config.publicAddress ? [] : ["examples"]),
  ]);
}

/** Mounts public pages with a form that works without scripts. */
export async function mountFormPages(app: FastifyInstance, deps: Deps, pages: PublicPages): Promise<void> {
  await mountContactPage(app, deps, pages);
  await publicProfilePages(app, deps);
}

/** People's pages for search engines. */
export async function listPublicPaths(deps: Deps): Promise<readonly string[]> {
  return (await listPublicSlugs(deps)).map(profilePath);
}

export async function mountWebhooks(app: FastifyInstance, deps: Deps): Promise<void> {
  await mountPaymentsWebhook(app, deps);
}

/**
 * Proves a request's person by the session of the accounts feature, with their teams. A reader starts for whoever is
 * signed in, so that it is there before they upload something.
 */
export function proveWith(deps: Deps): Prove {
  return async (request) => {
    const proven = await proveSession(deps, request.headers);
    if (typeof proven === "string") return proven;
    deps.pool.prepare();
    return { ...proven, actor: await withRecentTeams(deps, proven.actor) };
  };
}

/** The event streams' view of sessions. */
export const sessionsWith = (deps: Deps): Sessions => ({
  living: (ids) => activeSessions(deps, ids),
  ended: (userId) => forgetSessions(deps, userId),
});

/** Registers the handlers of all tasks. Call before the tasks start. */
export function registerTasks(deps: Deps): void {
  registerAccountTasks(deps);
  registerApplicationFileTasks(deps);
  registerApplicationTasks(deps);
  registerBackupTasks(deps);
  registerBillingTasks(deps);
  registerBulkSearchTasks(deps);
  registerCareerTasks(deps);
  registerContactTasks(deps);
  registerCodeTasks(deps);
  registerCounterTasks(deps);
  registerAuditTasks(deps);
  registerEventTasks(deps);
  registerFollowUpTasks(deps);
  registerGrantTasks(deps);
  registerInterviewTasks(deps);
  registerMessageTasks(deps);
  registerJobAlertTasks(deps);
  registerJobTasks(deps);
  registerLetterTasks(deps);
  registerSavedJobTasks(deps);
  registerSavedSearchTasks(deps);
  registerNotificationTasks(deps);
  registerPackageTasks(deps);
  registerPersonalDataTasks(deps);
  registerPhoneTasks(deps);
  registerPublicProfileTasks(deps);
  registerReminderTasks(deps);
  registerResumeTasks(deps);
  registerTeamBoardTasks(deps);
  registerTeamTasks(deps);
  registerSecurityTasks(deps);
  registerSignInTasks(deps);
}

/** Starts the job index, and sends on the messages that the last end interrupted. */
export async function startFeatures(deps: Deps): Promise<void> {
  await renewIndexRows(deps.db);
  deps.jobIndex.start();
  // Nobody else uses the embedded database, so messages that were being sent when it last ended are retried at once.
  if (deps.database.embedded !== null) await sweepMessages(deps, 0);
}

/** Loads the sample postings, which takes seconds at a first start, then asks the job sources. Never throws. */
export async function loadJobs(deps: Deps, signal: AbortSignal): Promise<void> {
  await keepLoadingSamples(deps, signal);
  if (signal.aborted) return;
  try {
    await deps.tasks.add(deps.db, locatePostingsTask, {}, { key: "all" });
    await addDueSources(deps);
  } catch (err) {
    // A schedule asks the sources again.
    deps.log.error({ err }, "the job sources could not be asked at the start");
  }
}
