import type { Interview } from "@waymark/contract/interviews";
import { localAt } from "@waymark/domain/interviews/span";

/** A time of day in a zone, with the zone's short name if `named`. */
export function timeIn(instant: string, timeZone: string, language: string, named = false): string {
  return new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    ...(named ? { timeZoneName: "short" as const } : {}),
  }).format(new Date(instant));
}

export const dayName = (day: string, language: string, weekday: "long" | "short" = "long"): string =>
  new Intl.DateTimeFormat(language, { weekday, day: "numeric", month: weekday, timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const mondayOf = (day: string): string =>
  plusDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));

/** Splits interviews into upcoming ones, next first, and past or cancelled ones, last first. */
export function parted(interviews: readonly Interview[], now: number) {
  const isAhead = ({ status, endsAt }: Interview) => status === "planned" && Date.parse(endsAt) > now;
  return {
    upcoming: interviews.filter(isAhead),
    past: interviews.filter((interview) => !isAhead(interview)).reverse(),
  };
}

/** Whether the local times of two zones differ at an instant. */
export const differs = (instant: string, one: string, other: string): boolean =>
  localAt(new Date(instant), one) !== localAt(new Date(instant), other);
