import type { NextStep, OverviewInterview } from "@waymark/contract/overview";
import type { ApplicationSummary } from "../applications/application-summaries.ts";

const dayMs = 86_400_000;
/** An interview this close is what matters most, in days. */
const interviewNear = 3;
/** A deadline this close comes before everything that has none, in days. */
const deadlineNear = 3;
/** Days since the last application after which the next one is proposed. */
const idleDays = 3;

/** The facts that decide the next step. `today` is the person's calendar date. */
export interface NextStepFacts {
  readonly cards: readonly ApplicationSummary[];
  readonly upcoming: readonly OverviewInterview[];
  readonly savedJobs: number;
  readonly now: Date;
  readonly today: string;
}

/** The one thing to do next, with the days that give its reason; null before the first application. */
export function nextStep({ cards, upcoming, savedJobs, now, today }: NextStepFacts): NextStep | null {
  const open = cards.filter(({ archived }) => !archived);
  if (open.length === 0) return null;
  const since = (at: Date) => Math.max(0, Math.floor((now.getTime() - at.getTime()) / dayMs));
  const until = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  const about = ({ id, title, company }: ApplicationSummary) => ({ applicationId: id, title, company });
  const oldest = (phase: ApplicationSummary["phase"]) =>
    open
      .filter((card) => card.phase === phase)
      .toSorted((a, b) => a.stageSince.getTime() - b.stageSince.getTime())[0];

  const [interview] = upcoming;
  if (interview !== undefined) {
    const { applicationId, title, company, startsAt } = interview;
    const days = Math.max(0, Math.ceil((Date.parse(startsAt) - now.getTime()) / dayMs));
    if (days <= interviewNear) return { kind: "interview", applicationId, title, company, days };
  }
  const offer = oldest("offer");
  if (offer !== undefined) return { kind: "offer", ...about(offer), days: since(offer.stageSince) };
  const [closing] = open
    .filter(({ phase, deadline }) => phase === "preparing" && deadline !== null && deadline >= today)
    .toSorted((a, b) => ((a.deadline ?? "") < (b.deadline ?? "") ? -1 : 1));
  if (closing !== undefined && until(closing.deadline ?? today) <= deadlineNear)
    return { kind: "deadline", ...about(closing), days: until(closing.deadline ?? today) };
  const preparing = oldest("preparing");
  if (preparing !== undefined)
    return { kind: "send", ...about(preparing), days: since(preparing.stageSince) };
  const lastSent = Math.max(...open.map(({ appliedAt, stageSince }) => (appliedAt ?? stageSince).getTime()));
  const days = since(new Date(lastSent));
  if (days < idleDays && open.length >= 3)
    return { kind: "wait", applicationId: null, title: "", company: "", days };
  const kind = savedJobs > 0 ? ("saved" as const) : ("search" as const);
  return { kind, applicationId: null, title: "", company: "", days: kind === "saved" ? savedJobs : days };
}

/** The applications without an answer, and the one that has waited longest. */
export function waitingForAnswer({ cards, now }: Pick<NextStepFacts, "cards" | "now">) {
  const waiting = cards
    .filter(({ phase, archived, appliedAt }) => phase === "waiting" && !archived && appliedAt !== null)
    .toSorted((a, b) => (a.appliedAt?.getTime() ?? 0) - (b.appliedAt?.getTime() ?? 0));
  const [first] = waiting;
  if (first === undefined) return null;
  const { id, title, company, appliedAt } = first;
  const days = Math.max(0, Math.floor((now.getTime() - (appliedAt ?? now).getTime()) / dayMs));
  return { count: waiting.length, first: { id, title, company }, days };
}
