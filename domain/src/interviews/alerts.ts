import { Temporal } from "temporal-polyfill";
import { isZone } from "./span.ts";

/** The two alerts for an interview: at the same clock time the day before, in the person's zone, and an hour before. */
export function alertsOf(startsAt: Date, timeZone: string): readonly [dayBefore: Date, hourBefore: Date] {
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime());
  const there = start.toZonedDateTimeISO(isZone(timeZone) ? timeZone : "UTC");
  return [
    new Date(there.subtract({ days: 1 }).epochMilliseconds),
    new Date(start.subtract({ hours: 1 }).epochMilliseconds),
  ];
}

/** The next time to act on an interview: its next alert, else its end; null once it is over. */
export function nextLook(span: { startsAt: Date; endsAt: Date }, timeZone: string, now: Date): Date | null {
  const alert = alertsOf(span.startsAt, timeZone).find((at) => at > now);
  if (alert !== undefined) return alert;
  return span.endsAt > now ? span.endsAt : null;
}
