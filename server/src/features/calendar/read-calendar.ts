import { mayAct } from "@waymark/contract/accounts-unverified";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { applicationSummaries } from "../applications/application-summaries.ts";
import { interviewsOf, ownInterview } from "../interviews/list-interviews.ts";
import { offersOf } from "../offers/offers.ts";
import { remindersOf } from "../reminders/reminders.ts";
import { hashesOf, homeOf } from "./change-feed.ts";
import { readFeedAt, updateFeed } from "./store.ts";
import { type DayEntry, linkTo, type MomentEntry, uidOf, writeCalendar } from "./write-calendar.ts";

/** In milliseconds; older entries are left out. */
const pastMs = 180 * 86_400_000;
const mostEntries = 2_000;

/**
 * Interviews, deadlines of unsent applications, days to answer offers by, and open reminders. Null when there is no
 * such feed, or the owner's email address is not verified.
 */
export async function readCalendar(deps: Deps, token: string): Promise<string | null> {
  const feed = /^[\w-]{32}$/.test(token) ? await readFeedAt(deps.db, hashesOf(deps, token)) : null;
  const person = feed === null ? null : await findPerson(deps, feed.userId);
  if (feed === null || person === null) return null;
  if (!mayAct("calendar-feed", { verified: person.emailVerified })) return null;
  const { userId, withNotes } = feed;
  const now = deps.now();
  const today = now.toISOString().slice(0, 10);
  if (feed.lastReadOn !== today) await updateFeed(deps.db, userId, { lastReadOn: today });
  const { language } = person.localization;
  const words = { translate: deps.translate, language, home: homeOf(deps), withNotes };
  const oldest = new Date(now.getTime() - pastMs).toISOString();
  const url = (id: string) => linkTo(words, `section=applications&item=${id}`);
  const interviews = (await interviewsOf(deps, userId)).filter(({ endsAt }) => endsAt >= oldest);
  const days: DayEntry[] = [];
  for (const { id, title, company, deadline, phase, archived, version, updatedAt } of (
    await applicationSummaries(deps, userId)
  ).values()) {
    if (deadline === null || phase !== "preparing" || archived || deadline < oldest.slice(0, 10)) continue;
    const about = [title, company].filter(Boolean).join(", ");
    days.push({
      ...{ uid: uidOf("deadline", id), on: deadline, version, changedAt: updatedAt, url: url(id) },
      summary: deps.translate(language, "calendar.deadline", { about }),
    });
  }
  for (const { id, applicationId, job, decideBy, version, updatedAt } of await offersOf(deps, userId)) {
    if (decideBy === null || decideBy < oldest.slice(0, 10)) continue;
    days.push({
      ...{
        uid: uidOf("offer", id),
        on: decideBy,
        version,
        changedAt: new Date(updatedAt),
        url: url(applicationId),
      },
      summary: deps.translate(language, "calendar.offer", { about: job.company || job.title }),
    });
  }
  const moments: MomentEntry[] = (await remindersOf(deps, userId))
    .filter(({ doneAt, dueAt }) => doneAt === null && dueAt >= oldest)
    .map(({ id, applicationId, text, dueAt, version, createdAt }) => ({
      ...{ uid: uidOf("reminder", id), at: new Date(dueAt), summary: text, version },
      ...{ changedAt: new Date(createdAt), url: url(applicationId) },
    }));
  const newest = <T>(list: readonly T[]) => list.slice(-mostEntries);
  const content = { interviews: newest(interviews), days: newest(days), moments: newest(moments) };
  return writeCalendar(content, words);
}

/** Includes notes and people, since only its owner gets it. */
export async function fileOfInterview(deps: Deps, actor: Actor, id: string): Promise<string> {
  const interview = await ownInterview(deps, actor.userId, id);
  const words = { translate: deps.translate, language: actor.locale, home: homeOf(deps), withNotes: true };
  return writeCalendar({ interviews: [interview], days: [], moments: [] }, words);
}
