const earliest = Date.UTC(2000, 0, 1);
const day = 86_400_000;

/**
 * Converts dates as sources write them to milliseconds since 1970: seconds, milliseconds, ISO dates with or without a
 * zone; NaN otherwise.
 */
function millisecondsOf(value: unknown): number {
  if (typeof value === "number") return value < 1e11 ? value * 1000 : value;
  if (typeof value !== "string") return Number.NaN;
  const text = value.trim().slice(0, 60);
  if (/^\d{9,10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{12,13}$/.test(text)) return Number(text);
  const iso =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i.exec(
      text,
    );
  if (iso !== null) {
    const [, y, m, d, time = "00:00", zone = "Z"] = iso;
    const offset = /^[+-]/.test(zone) ? zone.replace(/^([+-]\d{2}):?(\d{2})$/, "$1:$2") : "Z";
    return Date.parse(`${y}-${m}-${d}T${time.length === 5 ? `${time}:00` : time}${offset}`);
  }
  return /^[A-Z][a-z]{2},? \d/.test(text) ? Date.parse(text) : Number.NaN;
}

/**
 * Reads the date of posting. A date in the future becomes the present, because sources' clocks run ahead.
 * @returns null when the value is no date, or lies before 2000 or more than a day ahead.
 */
export function readPostedDate(value: unknown, now: Date): Date | null {
  const at = millisecondsOf(value);
  if (!Number.isFinite(at) || at < earliest || at > now.getTime() + day) return null;
  return new Date(Math.min(at, now.getTime()));
}

/** A closing date further ahead than this is ignored. */
const furthestClosing = 3 * 366 * day;

/**
 * Reads the closing date. A date without a time of day ends when that day has ended everywhere on earth.
 * @returns null when the value is no date, or lies before 2000 or more than three years ahead.
 */
export function readClosingDate(value: unknown, now: Date): Date | null {
  const at = millisecondsOf(value);
  if (!Number.isFinite(at) || at < earliest || at > now.getTime() + furthestClosing) return null;
  const hasNoTime = typeof value === "string" && /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(value);
  return new Date(hasNoTime ? at + 1.5 * day : at);
}
