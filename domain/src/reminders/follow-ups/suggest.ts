import type { StagePhase } from "@waymark/contract/applications";
import type { InterviewStatus } from "@waymark/contract/interviews";
import type { FollowUpRule } from "@waymark/contract/reminders-follow-ups";
import { Temporal } from "temporal-polyfill";
import { isZone } from "../../interviews/span.ts";

export interface FollowedApplication {
  readonly id: string;
  readonly phase: StagePhase;
  readonly archived: boolean;
  readonly appliedAt: Date | null;
  readonly stageSince: Date;
  /** A calendar date. */
  readonly deadline: string | null;
  readonly interviews: readonly {
    readonly id: string;
    readonly status: InterviewStatus;
    readonly endsAt: Date;
    readonly hasOutcome: boolean;
  }[];
  readonly offers: readonly { readonly id: string; readonly decideBy: string | null }[];
}

export interface Suggestion {
  readonly id: string;
  readonly rule: FollowUpRule;
  readonly applicationId: string;
  readonly on: string;
  readonly since: Date;
}

/** Thresholds of the rules in days; after the `…Over` ones a suggestion is no longer made. */
const days = { noAnswer: 7, thankYou: 2, thankYouOver: 14, deadline: 2, offer: 3, noAnswerOver: 60 } as const;

const dayMs = 86_400_000;

/** An application that was sent longer ago and has no answer gives no suggestion; in milliseconds, with a margin for zones. */
export const longestWaitMs = (days.noAnswerOver + 2) * dayMs;

/** The order of the rules, the most urgent first. */
const mostUrgentFirst: readonly FollowUpRule[] = ["offer-deadline", "deadline", "thank-you", "no-answer"];

/**
 * Suggests next steps by four rules:
 * - `no-answer`: nobody has answered seven days after applying;
 * - `thank-you`: an interview was held two to fourteen days ago and has no outcome noted;
 * - `deadline`: the deadline is at most two days away and nothing was sent;
 * - `offer-deadline`: an offer must be answered within three days. Days are calendar days in the person's zone.
 *   Archived and closed applications give no suggestions.
 */
export function suggestFollowUps(
  applications: readonly FollowedApplication[],
  now: Date,
  timeZone: string,
): Suggestion[] {
  const zone = isZone(timeZone) ? timeZone : "UTC";
  const dayOf = (at: Date) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const today = dayOf(now);
  const since = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone: zone, plainTime: "09:00" }).epochMilliseconds);
  const until = (day: string) => today.until(Temporal.PlainDate.from(day)).days;
  const found: Suggestion[] = [];
  for (const application of applications) {
    if (application.archived) continue;
    const { id: applicationId, phase } = application;
    const add = (rule: FollowUpRule, about: string, on: Temporal.PlainDate, from: Temporal.PlainDate) =>
      found.push({
        id: `${rule}:${about}:${on}`,
        rule,
        applicationId,
        on: on.toString(),
        since: since(from),
      });
    const sentAt = application.appliedAt ?? application.stageSince;
    // Skip old applications before the calendar arithmetic, which is the most expensive part of this function.
    if (phase === "waiting" && now.getTime() - sentAt.getTime() < longestWaitMs) {
      const applied = dayOf(sentAt);
      const waited = applied.until(today).days;
      if (waited >= days.noAnswer && waited <= days.noAnswerOver)
        add("no-answer", applicationId, applied, applied.add({ days: days.noAnswer }));
    }
    if (phase === "preparing" && application.deadline !== null) {
      const left = until(application.deadline);
      const last = Temporal.PlainDate.from(application.deadline);
      if (left >= 0 && left <= days.deadline)
        add("deadline", applicationId, last, last.subtract({ days: days.deadline }));
    }
    if (phase === "answered" || phase === "interviewing") {
      for (const { id, status, endsAt, hasOutcome } of application.interviews) {
        const held = dayOf(endsAt);
        const ago = held.until(today).days;
        const isHeld = status !== "cancelled" && endsAt <= now && !hasOutcome;
        if (isHeld && ago >= days.thankYou && ago <= days.thankYouOver)
          add("thank-you", id, held, held.add({ days: days.thankYou }));
      }
    }
    if (phase === "offer") {
      for (const { id, decideBy } of application.offers) {
        if (decideBy === null) continue;
        const last = Temporal.PlainDate.from(decideBy);
        const left = until(decideBy);
        if (left >= 0 && left <= days.offer)
          add("offer-deadline", id, last, last.subtract({ days: days.offer }));
      }
    }
  }
  const rank = ({ rule }: Suggestion) => mostUrgentFirst.indexOf(rule);
  return found.sort((a, b) => rank(a) - rank(b) || (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}
