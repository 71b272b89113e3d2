const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a time zone, ISO 8601. */
export function dayIn(timeZone: string, instant: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // Sweden writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
    formats.set(timeZone, format);
  }
  return format.format(new Date(instant));
}
