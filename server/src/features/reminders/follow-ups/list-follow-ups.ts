import type { FollowUp } from "@waymark/contract/reminders-follow-ups";
import { suggestFollowUps } from "@waymark/domain/reminders/follow-ups/suggest";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { type ApplicationSummary, applicationSummaries } from "../../applications/application-summaries.ts";
import { interviewsOf } from "../../interviews/list-interviews.ts";
import { offersOf } from "../../offers/list-offers.ts";
import { deleteDismissed, insertDismissed, readDismissed } from "./store.ts";

/**
 * The suggestions for a person, the most urgent first, without dismissed ones.
 * @param known Their applications, if the caller has already read them.
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
  const given = [...applications.values()].map((application) => ({
    ...application,
    interviews: interviews
      .filter((interview) => interview.applicationId === application.id)
      .map(({ id, status, endsAt, outcome }) => ({
        ...{ id, status, endsAt: new Date(endsAt), hasOutcome: outcome.trim() !== "" },
      })),
    offers: offers.filter((offer) => offer.applicationId === application.id),
  }));
  return suggestFollowUps(given, deps.now(), timeZone).flatMap((suggestion) => {
    const application = applications.get(suggestion.applicationId);
    if (application === undefined || dismissed.has(suggestion.id)) return [];
    const { title, company } = application;
    return [{ ...suggestion, since: suggestion.since.toISOString(), job: { title, company } }];
  });
}

/** Dismisses a suggestion, or restores it. */
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
