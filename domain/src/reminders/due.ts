import type { Snooze } from "@waymark/contract/reminders";
import { Temporal } from "temporal-polyfill";
import { isZone } from "../interviews/span.ts";

/** The clock time at which a reminder without one is due. */
const usualTime = "09:00";

const zoneOf = (timeZone: string) => (isZone(timeZone) ? timeZone : "UTC");

/**
 * The instant a reminder is due: when a clock in the zone shows its time that day. A time that the clock jumps over
 * comes as much later as it jumps; of one that comes twice it is the first.
 */
export function dueAt(dueOn: string, dueTime: string | null, timeZone: string): Date {
  const plain = Temporal.PlainDate.from(dueOn).toPlainDateTime(Temporal.PlainTime.from(dueTime ?? usualTime));
  return new Date(
    plain.toZonedDateTime(zoneOf(timeZone), { disambiguation: "compatible" }).epochMilliseconds,
  );
}

/** Day and time to which a reminder is put off. */
export function snoozedTo(
  by: Snooze,
  now: Date,
  timeZone: string,
): { dueOn: string; dueTime: string | null } {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zoneOf(timeZone));
  if (by === "hour") {
    const then = here.add({ hours: 1 });
    return { dueOn: then.toPlainDate().toString(), dueTime: then.toPlainTime().toString().slice(0, 5) };
  }
  return {
    dueOn: here
      .toPlainDate()
      .add({ days: by === "week" ? 7 : 1 })
      .toString(),
    dueTime: null,
  };
}
