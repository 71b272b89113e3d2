import { timeZones } from "@waymark/contract/settings";

type Offered = (typeof timeZones)[number];

/** What clocks show in a zone at an instant. */
const clock = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);

/** The zone that Settings offers whose clocks show what those of the browser do, in winter as in summer. */
export function offeredZone(
  own = new Intl.DateTimeFormat().resolvedOptions().timeZone,
  year = new Date().getFullYear(),
): Offered | undefined {
  const days = [0, 2, 3, 6, 9, 10].map((month) => new Date(Date.UTC(year, month, 28, 12)));
  try {
    return timeZones.find((zone) => days.every((day) => clock(zone, day) === clock(own, day)));
  } catch {
    // A zone that this browser names and does not know.
    return undefined;
  }
}
