import type { UserDetail } from "@waymark/contract/accounts";
import { type dateFormats, timeZones } from "@waymark/contract/settings";
import type { Language } from "@waymark/contract/values";
import { useEffect } from "react";
import { saveClock } from "./queries.ts";

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

/**
 * Orders day, month and year as the browser's own date fields do. Somebody who reads French, German or Spanish in an
 * English browser gets the order of the language; English is read all over the world and tells nothing.
 */
export function offeredDateFormat(
  language: Language,
  browser = new Intl.DateTimeFormat().resolvedOptions().locale,
): (typeof dateFormats)[number] {
  const isOther = language !== "en" && !browser.startsWith(language);
  const [first] = new Intl.DateTimeFormat(isOther ? language : browser, { dateStyle: "short" })
    .formatToParts(new Date())
    .filter(({ type }) => type !== "literal");
  if (first?.type === "month") return "MM/DD/YYYY";
  return first?.type === "day" ? "DD/MM/YYYY" : "YYYY-MM-DD";
}

/**
 * Gives a new account the zone and the date format of its first browser, whichever way the person signed up. Later
 * changes are made in Settings.
 */
export function useBrowserClock(user: UserDetail | undefined): void {
  const isNew = user !== undefined && !user.onboardingCompleted;
  const { id = "", localization } = user ?? {};
  const { timeZone, dateFormat, language = "en" } = localization ?? {};
  useEffect(() => {
    if (!isNew) return;
    const wanted = { timeZone: offeredZone() ?? timeZone, dateFormat: offeredDateFormat(language) };
    if (wanted.timeZone === timeZone && wanted.dateFormat === dateFormat) return;
    // Without an answer the account keeps the usual ones, which Settings shows.
    saveClock(id, wanted).catch(() => undefined);
  }, [isNew, id, timeZone, dateFormat, language]);
}
