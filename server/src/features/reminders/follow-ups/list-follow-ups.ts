import type { FollowUp } from "@waymark/contract/reminders-follow-ups";
import { suggestFollowUps } from "@waymark/domain/reminders/follow-ups/suggest";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { type ApplicationSummary, applicationSummaries } from "../../applications/application-summaries.ts";
import { interviewsOf, nextInterviews } from "../../interviews/list-interviews.ts";
import { offersOf } from "../../offers/offers.ts";
import { nextReminders, remindersOf } from "../reminders.ts";
import { deleteDismissed, insertDismissed, readDismissed } from "./store.ts";

/**
 * The most urgent first, without dismissed ones. @param known Their applications, if the caller has already read them.
 */
export async function followUpsOf(
  deps: Deps,
  { userId, timeZone }: Pick<Actor, "userId" | "timeZone">,
  applicationId?: string,
  known?: ReadonlyMap<string, ApplicationSummary>,
): Promise<FollowUp[]> {
  const only = applicationId === undefined ? undefined : [applicationId];
  const applications = known ?? (await applicationSummaries(deps, userId, only));
  if (applications.size === 0) return [];
  const interviews = await interviewsOf(deps, userId, applicationId);
  const offers = await offersOf(deps, userId, applicationId);
  const dismissed = new Set((await readDismissed(deps.db, userId)).map(({ suggestion }) => suggestion));
  const interviewsById = byApplication(
    interviews.map(({ applicationId, id, status, endsAt, outcome }) => ({
      ...{ applicationId, id, status, endsAt: new Date(endsAt), hasOutcome: outcome.trim() !== "" },
    })),
  );
  const offersById = byApplication(offers);
  const given = [...applications.values()].map((application) => ({
    ...application,
    interviews: interviewsById.get(application.id) ?? [],
    offers: offersById.get(application.id) ?? [],
  }));
  return suggestFollowUps(given, deps.now(), timeZone).flatMap((suggestion) => {
    const application = applications.get(suggestion.applicationId);
    if (application === undefined || dismissed.has(suggestion.id)) return [];
    const { title, company } = application;
    return [{ ...suggestion, since: suggestion.since.toISOString(), job: { title, company } }];
  });
}

function byApplication<T extends { readonly applicationId: string }>(all: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(one.applicationId, [...(groups.get(one.applicationId) ?? []), one]);
  return groups;
}

export async function dismissFollowUp(
  deps: Deps,
  actor: Actor,
  id: string,
  dismissed: boolean,
): Promise<void> {
  // Ids that no rule can produce are ignored, so that nobody fills the table with arbitrary texts.
  if (!/^[a-z-]{1,20}:[0-9a-f-]{36}:\d{4}-\d\d-\d\d$/.test(id)) return;
  await (dismissed
    ? insertDismissed(deps.db, actor.userId, id, deps.now())
    : deleteDismissed(deps.db, actor.userId, id));
}

export async function upcomingInterviews(deps: Deps, actor: Actor, most: number) {
  const now = deps.now().toISOString();
  return (await interviewsOf(deps, actor.userId))
    .filter(({ status, endsAt }) => status === "planned" && endsAt > now)
    .slice(0, most)
    .map(({ id, applicationId, job, kind, startsAt, endsAt, timeZone }) => ({
      ...{ id, applicationId, title: job.title, company: job.company, kind, startsAt, endsAt, timeZone },
    }));
}

/**
 * Open reminders and suggestions, oldest first. @param known The person's applications, already read by the caller.
 */
export async function dueItems(
  deps: Deps,
  actor: Actor,
  before: Date,
  most: number,
  known: ReadonlyMap<string, ApplicationSummary>,
) {
  const reminders = (await remindersOf(deps, actor.userId))
    .filter(({ doneAt, dueAt }) => doneAt === null && new Date(dueAt) < before)
    .map(({ id, applicationId, text, job, dueAt }) => ({
      ...{ id, kind: "reminder" as const, applicationId, title: text, company: job.company },
      dueAt: new Date(dueAt),
    }));
  const followUps = (await followUpsOf(deps, actor, undefined, known))
    // The overview adds deadlines itself.
    .filter(({ rule }) => rule !== "deadline")
    .map(({ id, applicationId, job, since }) => ({
      ...{ id, kind: "follow-up" as const, applicationId, title: job.title, company: job.company },
      dueAt: new Date(since),
    }));
  return [...reminders, ...followUps]
    .filter(({ dueAt }) => dueAt < before)
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
    .slice(0, most);
}

/** Instants in ISO 8601, for all applications or only for `id`. */
export async function nextTimes(
  deps: Deps,
  actor: Actor,
  id?: string,
): Promise<ReadonlyMap<string, { nextInterviewAt: string | null; nextReminderAt: string | null }>> {
  const interviews = await nextInterviews(deps, actor.userId, id);
  const reminders = await nextReminders(deps, actor.userId, id);
  const ids = new Set([...interviews.keys(), ...reminders.keys()]);
  return new Map(
    [...ids].map((applicationId) => [
      applicationId,
      {
        nextInterviewAt: interviews.get(applicationId) ?? null,
        nextReminderAt: reminders.get(applicationId) ?? null,
      },
    ]),
  );
}
