import type { Localization } from "@waymark/contract/settings";

type Values = Readonly<Record<string, string | number>>;

/**
 * Names ending in `At` as date and time in the reader's zone, names ending in `On` as a date, `amount` as money in
 * `currency`. Everything else is unchanged.
 */
export function noticeParams(params: Values, { language, timeZone, dateFormat }: Localization): Values {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === "amount" && typeof value === "number") {
        return [name, money(value, String(params.currency ?? ""), language)];
      }
      if (typeof value !== "string") return [name, value];
      if (name.endsWith("At"))
        return [name, `${dayIn(value, timeZone, dateFormat)}, ${timeIn(value, timeZone, language)}`];
      if (name.endsWith("On")) return [name, ordered(value, dateFormat)];
      return [name, value];
    }),
  );
}

function money(minor: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "currency", currency });
  const places = format.resolvedOptions().maximumFractionDigits ?? 2;
  const value = minor / 10 ** places;
  if (!Number.isInteger(value)) return format.format(value);
  return new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 }).format(
    value,
  );
}

const dayIn = (instant: string, timeZone: string, dateFormat: Localization["dateFormat"]) =>
  ordered(
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
      new Date(instant),
    ),
    dateFormat,
  );

const timeIn = (instant: string, timeZone: string, language: string) =>
  new Intl.DateTimeFormat(language, { timeZone, timeStyle: "short" }).format(new Date(instant));

/** A calendar date, `YYYY-MM-DD`, in the format the person chose. */
function ordered(date: string, dateFormat: Localization["dateFormat"]): string {
  const [year = "", month = "", day = ""] = date.split("-");
  if (dateFormat === "YYYY-MM-DD") return date;
  return dateFormat === "MM/DD/YYYY" ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}
