const dayMs = 86_400_000;
/** Weeks drawn at most; older ones are counted everywhere else. */
const mostWeeks = 260;

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

/** No zone's day begins within a quarter of an hour. */
const quarterMs = 900_000;
const mostKept = 20_000;
/** Days by zone and quarter: the same person's instants are asked for again and again. */
const kept = new Map<string, Map<number, string>>();

/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: string): string {
  const ms = Date.parse(instant);
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

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return isoOf(ms - ((new Date(ms).getUTCDay() + 6) % 7) * dayMs);
}

/** Every week from the first to the last of these, also those in between; the newest `mostWeeks`. */
export function weeksBetween(weeks: readonly string[]): string[] {
  const sorted = [...weeks].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let ms = Date.parse(last); ms >= Date.parse(first) && all.length < mostWeeks; ms -= 7 * dayMs)
    all.unshift(isoOf(ms));
  return all;
}
