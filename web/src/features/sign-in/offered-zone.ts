import { timeZones } from "@waymark/contract/settings";

type Offered = (typeof timeZones)[number];

const clock = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);

/** Has the same local time as the browser's zone, in winter and summer. */
export function offeredZone(
  own = new Intl.DateTimeFormat().resolvedOptions().timeZone,
  year = new Date().getFullYear(),
): Offered | undefined {
  const days = [0, 2, 3, 6, 9, 10].map((month) => new Date(Date.UTC(year, month, 28, 12)));
  try {
    return timeZones.find((zone) => days.every((day) => clock(zone, day) === clock(own, day)));
  } catch {
    // The browser reported a zone that it does not know itself.
    return undefined;
  }
}
