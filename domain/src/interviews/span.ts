import { Temporal } from "temporal-polyfill";

/** Why a time cannot be used. `from` and `to` are the clock times just before and after the jump of the clock. */
export type SpanProblem =
  | { readonly code: "zone_unknown" | "ends_before_start" | "interview_too_long" }
  | { readonly code: "time_skipped"; readonly from: string; readonly to: string };

/** `startsTwice`: the start is a clock time that occurs twice that day. */
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
  /** For a start that occurs twice: take the second occurrence. */
  readonly secondPass?: boolean | undefined;
}

/** The longest interview, in milliseconds. */
const longest = 24 * 3_600_000;

/** Tells whether a text names a time zone known here. Bare offsets do not count: they have no summer time. */
export function isZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== "";
  } catch {
    return false;
  }
}

const clock = (time: Temporal.ZonedDateTime) => time.toPlainTime().toString().slice(0, 5);

/** The instants of a local time in a zone: none in a gap, two in an overlap; null for an invalid date. */
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

/** The clock times just before and after the gap that contains a local time. */
function gapAround(local: string, timeZone: string): { from: string; to: string } {
  const before = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation: "earlier" });
  const jump = before.getTimeZoneTransition("next");
  if (jump === null) return { from: clock(before), to: clock(before) };
  return { from: clock(jump.withTimeZone(before.offset)), to: clock(jump) };
}

/**
 * Converts clock times to instants. A start that occurs twice means the first occurrence unless `secondPass`; an end
 * that occurs twice means the first occurrence after the start. A time that the clock skips, an end that is not after
 * the start, and a length of more than 24 hours are problems.
 */
export function readSpan({ timeZone, startsLocal, endsLocal, secondPass }: LocalSpan): Span | SpanProblem {
  if (!isZone(timeZone)) return { code: "zone_unknown" };
  const starts = instantsOf(startsLocal, timeZone);
  const ends = instantsOf(endsLocal, timeZone);
  // A date that does not exist, such as 31 February.
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

export const isProblem = (read: Span | SpanProblem): read is SpanProblem => "code" in read;

/** The clock time in a zone at an instant, such as `2026-11-24T14:30`; in UTC when the zone is unknown. */
export function localAt(at: Date, timeZone: string): string {
  const zone = isZone(timeZone) ? timeZone : "UTC";
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });
}
