import { Temporal } from "temporal-polyfill";

const inZone = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

const instantOf = (zoned: Temporal.ZonedDateTime) => new Date(zoned.epochMilliseconds);

/**
 * The same time of day in the person's zone, that many calendar days later. Where the clocks change in between, this
 * is an hour more or less than 24 hours a day.
 */
export const endOfTrial = (startedAt: Date, days: number, timeZone: string): Date =>
  instantOf(inZone(startedAt, timeZone).add({ days }));

/** In the person's zone, rounded up: 3 at the start of a trial of 3 days, 1 on its last day, 0 from its end. */
export function daysLeft(now: Date, endsAt: Date, timeZone: string): number {
  if (now >= endsAt) return 0;
  const end = inZone(endsAt, timeZone);
  const { days } = inZone(now, timeZone).until(end, { largestUnit: "days", smallestUnit: "days" });
  return inZone(now, timeZone).add({ days }).epochMilliseconds === end.epochMilliseconds ? days : days + 1;
}

export const lastDayOfTrial = (endsAt: Date, timeZone: string): Date =>
  instantOf(inZone(endsAt, timeZone).subtract({ days: 1 }));

/** The calendar month of an instant in a zone, such as `2026-11`, and the beginning of the next month there. */
export function monthOf(at: Date, timeZone: string): { month: string; endsAt: Date } {
  const zoned = inZone(at, timeZone);
  const next = zoned.toPlainDate().with({ day: 1 }).add({ months: 1 });
  return {
    month: zoned.toPlainDate().toPlainYearMonth().toString(),
    endsAt: instantOf(next.toZonedDateTime({ timeZone })),
  };
}

/** The same day of the next month or year in UTC; the 31st becomes the last day of a shorter month. */
export const nextPeriodEnd = (from: Date, period: "monthly" | "yearly"): Date =>
  instantOf(inZone(from, "UTC").add(period === "yearly" ? { years: 1 } : { months: 1 }));
