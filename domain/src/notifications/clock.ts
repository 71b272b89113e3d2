import { Temporal } from "temporal-polyfill";

/** A zone the machine knows; what it does not know counts as UTC. */
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
 * The next instant after `after` at which a clock in the zone shows a time of day, `HH:MM`. A time that a change to
 * summer time leaves out comes as much later as the clock jumps. One that comes twice in autumn counts once, the
 * first time, unless `everyPass` asks for the second one too.
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
      // A time that is left out would come too early by "earlier".
      const shows = there.toPlainTime().toString().slice(0, 5) === time;
      const isReal = shows || disambiguation !== "earlier";
      if (isReal && there.epochMilliseconds > after.getTime()) return new Date(there.epochMilliseconds);
    }
  }
  throw new Error("No day has that time.");
}

/** Whether a clock in the zone shows a time from `from` up to, but without, `until`; over midnight when it is earlier. */
export function isWithin(at: Date, timeZone: string, from: string, until: string): boolean {
  const shown = localAt(at, timeZone).toPlainTime().toString().slice(0, 5);
  return from <= until ? from <= shown && shown < until : from <= shown || shown < until;
}
