import type { ApplicationCard } from "@waymark/contract/applications";

export type DueKind = "interview" | "reminder" | "deadline";

export interface Due {
  kind: DueKind;
  at: string;
  isDay: boolean;
  isPast: boolean;
}

/**
 * Next interview, next reminder and, until the application is sent, deadline. @param today The person's, `YYYY-MM-DD`.
 */
export function nextDue(card: ApplicationCard, now: number, today: string): Due | null {
  const instant = (kind: DueKind, at: string | null): Due[] =>
    at === null ? [] : [{ kind, at, isDay: false, isPast: Date.parse(at) < now }];
  const all = [
    ...instant("interview", card.nextInterviewAt),
    ...instant("reminder", card.nextReminderAt),
    ...(card.deadline !== null && card.appliedAt === null
      ? [{ kind: "deadline" as const, at: card.deadline, isDay: true, isPast: card.deadline < today }]
      : []),
  ];
  return all.toSorted((a, b) => a.at.localeCompare(b.at))[0] ?? null;
}
