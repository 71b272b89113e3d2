import type { ApplicationCard } from "@waymark/contract/applications";

export type EntryKind = "interview" | "deadline" | "reminder" | "applied";

export interface Entry {
  key: string;
  kind: EntryKind;
  at: string | null;
  card: ApplicationCard;
}

const order: readonly EntryKind[] = ["interview", "deadline", "reminder", "applied"];

/** Sorted by time; entries without a time come first. */
export function entriesByDay(
  cards: readonly ApplicationCard[],
  dayOf: (instant: string) => string,
): ReadonlyMap<string, readonly Entry[]> {
  const days = new Map<string, Entry[]>();
  const put = (day: string, kind: EntryKind, at: string | null, card: ApplicationCard) => {
    const entry = { key: `${card.id} ${kind}`, kind, at, card };
    const there = days.get(day);
    if (there) there.push(entry);
    else days.set(day, [entry]);
  };
  for (const card of cards) {
    if (card.nextInterviewAt) put(dayOf(card.nextInterviewAt), "interview", card.nextInterviewAt, card);
    if (card.nextReminderAt) put(dayOf(card.nextReminderAt), "reminder", card.nextReminderAt, card);
    if (card.deadline) put(card.deadline, "deadline", null, card);
    if (card.appliedAt) put(dayOf(card.appliedAt), "applied", null, card);
  }
  for (const entries of days.values())
    entries.sort(
      (a, b) => (a.at ?? "").localeCompare(b.at ?? "") || order.indexOf(a.kind) - order.indexOf(b.kind),
    );
  return days;
}

const dayMs = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => iso(utc(day) + days * dayMs);

/** The last day of the month if it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(utc(day));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const next = new Date(first);
  const length = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return iso(first + (Math.min(date.getUTCDate(), length) - 1) * dayMs);
}

export function weekOf(day: string, start: 0 | 1): string[] {
  const back = (new Date(utc(day)).getUTCDay() - start + 7) % 7;
  return Array.from({ length: 7 }, (_, i) => addDays(day, i - back));
}

export function monthOf(day: string, start: 0 | 1): string[][] {
  const month = day.slice(0, 7);
  const weeks: string[][] = [];
  for (let week = weekOf(`${month}-01`, start); ; week = weekOf(addDays(week[6] ?? day, 1), start)) {
    if (weeks.length > 0 && !week[0]?.startsWith(month)) return weeks;
    weeks.push(week);
  }
}

/** The first day of the week in a language: 0 Sunday, 1 Monday. */
export const weekStart = (language: string): 0 | 1 => (language.startsWith("en") ? 0 : 1);
