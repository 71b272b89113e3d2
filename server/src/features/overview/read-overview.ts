import type { Stage } from "@waymark/contract/applications";
import type { Overview, RecentApplication, TodayItem } from "@waymark/contract/overview";
import { searchCountsAt } from "@waymark/domain/analytics/search-counts";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import type { ApplicationSummary } from "../applications/application-summaries.ts";
import { readTracker } from "../applications/board/read-tracker.ts";
import { countSavedJobs } from "../jobs/saved/list-saved-jobs.ts";
import type { Agenda } from "./agenda.ts";
import { nextStep, waitingForAnswer } from "./next-step.ts";

const dayMs = 86_400_000;
const listed = 5;
const mostToday = 12;
/** More than are shown, so that reminders are not crowded out by suggestions. */
const mostDue = 200;
const mostFollowUps = 4;
/** Days before and after a deadline in which it is shown. */
const deadlineDays = { ahead: 7, after: 3 } as const;

export async function readOverview(deps: Deps, actor: Actor, agenda: Agenda): Promise<Overview> {
  const now = deps.now();
  const weekAgo = new Date(now.getTime() - 7 * dayMs);
  const { applications: cards, stages, histories } = await readTracker(deps, actor, listed);
  const known = new Map(cards.map((card) => [card.id, card]));
  const here = searchCountsAt(histories, stages, now);
  const before = searchCountsAt(histories, stages, weekAgo);
  const today = dayIn(actor.timeZone, now.toISOString());
  const [upcoming, due, saved] = await sequentially(
    () => agenda.interviews(deps, actor, listed),
    () => agenda.reminders(deps, actor, new Date(now.getTime() + dayMs), mostDue, known),
    () => countSavedJobs(deps, actor, weekAgo),
  );
  const undated = upcoming.length > 0 ? [] : cards.filter(isAtInterview);
  const isToday = (instant: string) => dayIn(actor.timeZone, instant) <= today;
  const items: TodayItem[] = [
    ...upcoming
      .filter(({ startsAt }) => isToday(startsAt))
      .map(({ id, applicationId, title, company, startsAt }) => ({
        kind: "interview" as const,
        id,
        applicationId,
        title,
        company,
        due: startsAt,
        late: false,
      })),
    ...due
      .filter(({ kind, dueAt }) => kind === "reminder" && isToday(dueAt.toISOString()))
      .map(({ dueAt, ...reminder }) => ({
        ...reminder,
        due: dueAt.toISOString(),
        late: dayIn(actor.timeZone, dueAt.toISOString()) < today,
      })),
    ...deadlines(cards, today),
    ...due
      .filter(({ kind }) => kind === "follow-up")
      .slice(0, mostFollowUps)
      .map(({ dueAt, ...followUp }) => ({ ...followUp, due: dueAt.toISOString(), late: false })),
  ];
  return {
    applications: { now: here.sent, weekAgo: before.sent, preparing: here.preparing },
    interviews: { now: here.interviews, weekAgo: before.interviews },
    responses: {
      sent: here.sent,
      answered: here.answered,
      share: here.share,
      weekAgo: before.share?.point ?? null,
    },
    savedJobs: saved,
    recent: recentOf(cards, stages),
    upcoming: [...upcoming],
    undated: undated.length,
    undatedFirst: lastOf(undated),
    today: items.slice(0, mostToday),
    next: nextStep({ cards, upcoming, savedJobs: saved.now, now, today }),
    waiting: waitingForAnswer({ cards, now }),
  };
}

/** Runs one after the other, because the database handed in may be a single connection. */
async function sequentially<A, B, C>(
  first: () => Promise<A>,
  second: () => Promise<B>,
  third: () => Promise<C>,
): Promise<[A, B, C]> {
  return [await first(), await second(), await third()];
}

const isAtInterview = ({ phase, archived }: ApplicationSummary) => phase === "interviewing" && !archived;

function lastOf(cards: readonly ApplicationSummary[]): Overview["undatedFirst"] {
  const [last] = cards.toSorted((a, b) => b.stageSince.getTime() - a.stageSince.getTime());
  return last === undefined ? null : { id: last.id, title: last.title, company: last.company };
}

function recentOf(cards: readonly ApplicationSummary[], stages: readonly Stage[]): RecentApplication[] {
  return cards
    .filter(({ archived }) => !archived)
    .sort((a, b) => b.stageSince.getTime() - a.stageSince.getTime())
    .slice(0, listed)
    .map(({ id, title, company, stage, stageSince }) => ({
      id,
      title,
      company,
      stage,
      stageName: stages.find((one) => one.id === stage)?.name ?? null,
      since: stageSince.toISOString(),
    }));
}

/** Deadlines of the coming week, and those missed a few days ago. */
function deadlines(cards: readonly ApplicationSummary[], today: string): TodayItem[] {
  const shift = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
  const [first, last] = [shift(-deadlineDays.after), shift(deadlineDays.ahead)];
  return cards
    .flatMap(({ id, title, company, phase, deadline, archived }) => {
      if (archived || deadline === null || deadline < first || deadline > last) return [];
      if (phase !== "preparing") return [];
      const late = deadline < today;
      return { kind: "deadline" as const, id, applicationId: id, title, company, due: deadline, late };
    })
    .sort((a, b) => (a.due < b.due ? -1 : 1));
}
