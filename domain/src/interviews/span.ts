import { Temporal } from "temporal-polyfill";

/** Why a time cannot be what is meant. `from` and `to` are the clock times between which the clock jumps. */
export type SpanProblem =
  | { readonly code: "zone_unknown" | "ends_before_start" | "interview_too_long" }
  | { readonly code: "time_skipped"; readonly from: string; readonly to: string };

/** A span in time. `startsTwice`: its beginning is a clock time that comes twice that day. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly startsTwice: boolean;
}

export interface LocalSpan {
  /** IANA name. */
  readonly timeZone: string;
  /** `2026-11-24T14:30` */
  readonly startsLocal: string;
  readonly endsLocal: string;
  /** Of a beginning that comes twice, the second one is meant. */
  readonly secondPass?: boolean | undefined;
}

/** Milliseconds of the longest interview. */
const longest = 24 * 3_600_000;

/** Whether a text is a time zone with a name that this machine knows. Bare offsets are none: they know no summer time. */
export function isZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== "";
  } catch {
    return false;
  }
}

const clock = (time: Temporal.ZonedDateTime) => time.toPlainTime().toString().slice(0, 5);

/** The instants at which a clock in the zone shows a local time: none in a gap, two in an overlap. */
function instantsOf(local: string, timeZone: string): Temporal.ZonedDateTime[] | null {
  let plain: Temporal.PlainDateTime;
  try {
    plain = Temporal.PlainDateTime.from(local, { overflow: "reject" });
  } catch {
    return null;
  }
  const earlier = plain.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  const later = plain.toZonedDateTime(timeZone, { disambiguation: "later" });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return [earlier];
  return earlier.toPlainDateTime().equals(plain) ? [earlier, later] : [];
}

/** The clock times just before and after a gap in which a local time lies. */
function gapAround(local: string, timeZone: string): { from: string; to: string } {
  const before = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation: "earlier" });
  const jump = before.getTimeZoneTransition("next");
  if (jump === null) return { from: clock(before), to: clock(before) };
  return { from: clock(jump.withTimeZone(before.offset)), to: clock(jump) };
}

/**
 * Reads what clocks show as instants. A beginning that comes twice is the first one unless `secondPass`; an end that
 * comes twice is the first one after the beginning. A time that the clock jumps over, an end that does not lie after the
 * beginning, and more than 24 hours are problems.
 */
export function readSpan({ timeZone, startsLocal, endsLocal, secondPass }: LocalSpan): Span | SpanProblem {
  if (!isZone(timeZone)) return { code: "zone_unknown" };
  const starts = instantsOf(startsLocal, timeZone);
  const ends = instantsOf(endsLocal, timeZone);
  // A day that no month has.
  if (starts === null || ends === null) return { code: "ends_before_start" };
  const [first, second] = starts;
  if (first === undefined) return { code: "time_skipped", ...gapAround(startsLocal, timeZone) };
  if (ends.length === 0) return { code: "time_skipped", ...gapAround(endsLocal, timeZone) };
  const start = secondPass && second !== undefined ? second : first;
  const end = ends.find((one) => one.epochMilliseconds > start.epochMilliseconds);
  if (end === undefined) return { code: "ends_before_start" };
  if (end.epochMilliseconds - start.epochMilliseconds > longest) return { code: "interview_too_long" };
  return {
    startsAt: new Date(start.epochMilliseconds),
    endsAt: new Date(end.epochMilliseconds),
    startsTwice: second !== undefined,
  };
}

/** Whether a span could not be read. */
export const isProblem = (read: Span | SpanProblem): read is SpanProblem => "code" in read;

/** What a clock in a zone shows at an instant: `2026-11-24T14:30`. In a zone nobody knows, UTC. */
export function localAt(at: Date, timeZone: string): string {
  const zone = isZone(timeZone) ? timeZone : "UTC";
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });
}
