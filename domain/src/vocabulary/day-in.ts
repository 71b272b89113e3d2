const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** In every time zone a day begins at a multiple of a quarter of an hour. */
const quarterMs = 900_000;
const mostKept = 20_000;
/** Cache of days by zone and quarter of an hour, since the same instants are asked for repeatedly. */
const kept = new Map<string, Map<number, string>>();

/** `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, instant: string): string => dayAt(timeZone, Date.parse(instant));

/** Same as `dayIn`, for milliseconds since 1970. */
export function dayAt(timeZone: string, ms: number): string {
  const quarter = Math.floor(ms / quarterMs);
  let days = kept.get(timeZone);
  if (days === undefined) {
    days = new Map();
    kept.set(timeZone, days);
  }
  let day = days.get(quarter);
  if (day === undefined) {
    day = formatOf(timeZone).format(new Date(ms));
    if (days.size >= mostKept) days.clear();
    days.set(quarter, day);
  }
  return day;
}

/** The instant at which the day of an instant began in a zone. */
export function startOfDay(timeZone: string, at: Date): Date {
  const day = dayAt(timeZone, at.getTime());
  let quarter = Math.floor(at.getTime() / quarterMs);
  while (dayAt(timeZone, (quarter - 1) * quarterMs) === day) quarter -= 1;
  return new Date(quarter * quarterMs);
}
