import type { TFunction } from "i18next";
import { type Dates, ownDates } from "./dates.ts";

/** Missing settings come from those kept in this browser. */
type OwnDates = Partial<Dates> | null | undefined;

const day = 86_400_000;

/** At most `places` decimals, grouped as the language does. */
export function formatNumber(value: number, language: string, places = 0): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: places }).format(value);
}

/** A share between 0 and 1 as a whole percentage: '43%' in English, '43 %' in German. */
export function formatPercent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** In the person's zone and format where known, else in the browser's. */
export function formatInstant(instant: string, language: string, own: OwnDates = ownDates.get()): string {
  const date = new Date(instant);
  if (!own?.dateFormat)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(date);
  const zone = own.timeZone ? { timeZone: own.timeZone } : {};
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", ...zone }).format(date);
  return `${formatDate(date, language, own)}, ${time}`;
}

/** Without decimals when the amount is whole. `currency` is ISO 4217; an unknown one is written after the number. */
export function formatMoney(value: number, currency: string, language: string): string {
  const places = Number.isInteger(value) ? 0 : 2;
  try {
    return new Intl.NumberFormat(language, {
      style: "currency",
      currency,
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    }).format(value);
  } catch {
    return `${formatNumber(value, language, places)} ${currency}`.trim();
  }
}

/** A date in the person's format when they chose one, else as the language writes it ('Nov 20, 2026'). */
export function formatDate(instant: string | Date, language: string, own: OwnDates = ownDates.get()): string {
  const date = new Date(instant);
  const zone = own?.timeZone ? { timeZone: own.timeZone } : {};
  if (!own?.dateFormat)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium", ...zone }).format(date);
  const iso = isoDay(date, own.timeZone);
  const [year = "", month = "", dayOfMonth = ""] = iso.split("-");
  if (own.dateFormat === "YYYY-MM-DD") return iso;
  return own.dateFormat === "MM/DD/YYYY"
    ? `${month}/${dayOfMonth}/${year}`
    : `${dayOfMonth}/${month}/${year}`;
}

/** 'Today', 'Yesterday', '2 days ago' to '7 days ago', else the date. Days are calendar days in the person's zone. */
export function formatRelativeDay(
  instant: string,
  now: Date,
  t: TFunction,
  language: string,
  own: OwnDates = ownDates.get(),
): string {
  const then = Date.parse(`${isoDay(new Date(instant), own?.timeZone)}T00:00:00Z`);
  const today = Date.parse(`${isoDay(now, own?.timeZone)}T00:00:00Z`);
  const days = Math.round((today - then) / day);
  if (days === 0) return t("common.date.today");
  if (days === 1) return t("common.date.yesterday");
  if (days > 1 && days <= 7) return t("common.date.daysAgo", { count: days });
  return formatDate(instant, language, own);
}

/** `YYYY-MM-DD` in `timeZone`, or in the browser's own zone. */
export function isoDay(date: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-CA", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    ...(timeZone ? { timeZone } : {}),
  }).format(date);
}
