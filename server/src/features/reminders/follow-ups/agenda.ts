import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import type { ApplicationSummary } from "../../applications/application-summaries.ts";
import { interviewsOf } from "../../interviews/list-interviews.ts";
import { remindersOf } from "../list-reminders.ts";
import { followUpsOf } from "./list-follow-ups.ts";

/** Planned interviews that are not over, the next first. */
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
 * Open reminders and suggestions that are due before an instant, oldest first.
 * @param known The person's applications, already read by the caller.
 */
export async function dueThings(
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
