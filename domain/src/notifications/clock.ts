import { Temporal } from "temporal-polyfill";

/** The zone, or UTC when the machine does not know it. */
function zoneOf(timeZone: string): string {
  try {
    return Temporal.Now.zonedDateTimeISO(timeZone).timeZoneId;
  } catch {
    return "UTC";
  }
}

const localAt = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zoneOf(timeZone));

/**
 * The next instant after `after` at which a clock in the zone shows a time of day, `HH:MM`. A time that the change to
 * summer time skips comes later by the length of the jump. One that occurs twice in autumn counts once, at its first
 * occurrence, unless `everyPass` asks for both.
 */
export function nextTimeOfDay(after: Date, timeZone: string, time: string, everyPass = false): Date {
  const now = localAt(after, timeZone);
  const today = now.toPlainDate();
  const passes = everyPass ? (["earlier", "later"] as const) : (["compatible"] as const);
  for (const date of [today, today.add({ days: 1 }), today.add({ days: 2 })]) {
    for (const disambiguation of passes) {
      const there = date
        .toPlainDateTime(Temporal.PlainTime.from(time))
        .toZonedDateTime(now.timeZoneId, { disambiguation });
      // With "earlier", a skipped time would come too early.
      const shows = there.toPlainTime().toString().slice(0, 5) === time;
      const isReal = shows || disambiguation !== "earlier";
      if (isReal && there.epochMilliseconds > after.getTime()) return new Date(there.epochMilliseconds);
    }
  }
  throw new Error("No day has that time.");
}

/** Tells whether a clock in the zone shows a time in `[from, until)`, over midnight when `until` is earlier. */
export function isWithin(at: Date, timeZone: string, from: string, until: string): boolean {
  const shown = localAt(at, timeZone).toPlainTime().toString().slice(0, 5);
  return from <= until ? from <= shown && shown < until : from <= shown || shown < until;
}
