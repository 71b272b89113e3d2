import type { UserDetail } from "@waymark/contract/accounts";
import type { FollowUp } from "@waymark/contract/reminders-follow-ups";
import { nextTimeOfDay } from "@waymark/domain/notifications/clock";
import { type Deps, inTransaction } from "../../../deps.ts";
import { findPerson } from "../../accounts/profile/users.ts";
import { peopleWithApplications } from "../../applications/application-summaries.ts";
import { postingWords } from "../../applications/job-of-posting.ts";
import { type NewNotification, notify } from "../../notifications/notify.ts";
import { followUpsOf } from "./list-follow-ups.ts";
import { deleteOldDismissed, readLook, withoutLook, writeLook } from "./store.ts";

/** The time of day of the notification, in the person's zone. */
const notifyTime = "09:00";
/** Suggestions per notification; the next morning has the remaining ones. */
const mostAtOnce = 10;
/** After this time no rule makes the same suggestion. */
const dismissedMs = 120 * 86_400_000;

/** Each suggestion once; plans the next notification. */
export async function notifyOfFollowUps(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const person = await findPerson(deps, userId);
    const now = deps.now();
    const due = await readLook(deps.db, userId);
    if (person === null || due === null || due > now) return;
    const { timeZone } = person.localization;
    await writeLook(deps.db, userId, nextTimeOfDay(now, timeZone, notifyTime));
    let told = 0;
    for (const followUp of await followUpsOf(deps, { userId, timeZone })) {
      if (told >= mostAtOnce) return;
      if (await notify(deps, noticeOf(deps, person, followUp))) told++;
    }
  });
}

function noticeOf(
  deps: Deps,
  person: UserDetail,
  { id, rule, applicationId, job, on }: FollowUp,
): NewNotification {
  const words = postingWords(deps, person, job);
  const about = {
    userId: person.id,
    key: `follow-up:${id}`,
    link: `/dashboard?section=applications&item=${applicationId}`,
  };
  switch (rule) {
    case "no-answer":
      return { ...about, kind: "follow-up-due", params: { ...words, appliedOn: on } };
    case "thank-you":
      return { ...about, kind: "thank-you-due", params: { ...words, heldOn: on } };
    case "deadline":
      return { ...about, kind: "application-deadline", params: { ...words, closesOn: on } };
    case "offer-deadline":
      return { ...about, kind: "offer-deadline", params: { ...words, decideOn: on } };
  }
}

const page = 1_000;

/** For everybody who has applications. Also deletes old dismissals. */
export async function planLooks(deps: Deps): Promise<void> {
  const now = deps.now();
  await deleteOldDismissed(deps.db, new Date(now.getTime() - dismissedMs));
  for (let after = ""; ; ) {
    const people = await peopleWithApplications(deps, after, page);
    for (const userId of await withoutLook(deps.db, people)) {
      const person = await findPerson(deps, userId);
      if (person === null) continue;
      await writeLook(deps.db, userId, nextTimeOfDay(now, person.localization.timeZone, notifyTime));
    }
    const last = people.at(-1);
    if (last === undefined || people.length < page) return;
    after = last;
  }
}
