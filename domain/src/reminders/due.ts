import type { Snooze } from "@waymark/contract/reminders";
import { Temporal } from "temporal-polyfill";
import { isZone } from "../interviews/span.ts";

/** The time of day at which a reminder without a time is due. */
const usualTime = "09:00";

const zoneOf = (timeZone: string) => (isZone(timeZone) ? timeZone : "UTC");

/**
 * When a clock in the zone shows its time that day. A skipped time comes later by the length of the jump; one that
 * occurs twice counts at its first occurrence.
 */
export function dueAt(dueOn: string, dueTime: string | null, timeZone: string): Date {
  const plain = Temporal.PlainDate.from(dueOn).toPlainDateTime(Temporal.PlainTime.from(dueTime ?? usualTime));
  return new Date(
    plain.toZonedDateTime(zoneOf(timeZone), { disambiguation: "compatible" }).epochMilliseconds,
  );
}

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
