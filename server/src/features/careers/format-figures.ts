import type { CareerPay } from "@waymark/contract/careers";
import type { Language } from "@waymark/contract/values";
import { topCodedWage } from "@waymark/domain/careers/figures";
import type { Translate } from "../../translate.ts";

/** From this many months on, periods are given in years. */
const monthsInYears = 24;

/** The formatters of a language, cached because creating them is slow. */
interface Formats {
  readonly number: Intl.NumberFormat;
  readonly signed: Intl.NumberFormat;
  readonly list: Intl.ListFormat;
  readonly regions: Intl.DisplayNames;
  readonly money: Map<string, Intl.NumberFormat>;
}

const made = new Map<Language, Formats>();

export function formatsOf(language: Language): Formats {
  const known = made.get(language);
  if (known !== undefined) return known;
  const formats = {
    number: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
    signed: new Intl.NumberFormat(language, { style: "percent", signDisplay: "exceptZero" }),
    list: new Intl.ListFormat(language, { type: "conjunction" }),
    regions: new Intl.DisplayNames([language], { type: "region" }),
    money: new Map<string, Intl.NumberFormat>(),
  };
  made.set(language, formats);
  return formats;
}

function moneyFormat(language: Language, currency: string): Intl.NumberFormat {
  const { money } = formatsOf(language);
  const known = money.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 });
  money.set(currency, format);
  return format;
}

const thousand = 1_000;
const rounded = (value: number) => Math.round(value / thousand) * thousand;

/** Pay as a text: "$93,000–$108,000 a year (United States, 2024)". */
export function formatPay(translate: Translate, language: Language, pay: CareerPay | null): string {
  if (pay === null) return translate(language, "careers-paths.pay.unknown");
  const format = moneyFormat(language, pay.currency);
  // Pay at or above the highest published wage has no upper end.
  const isOpen = pay.basis === "catalogue" && pay.p75 >= topCodedWage;
  const low = format.format(rounded(pay.p25));
  const range = isOpen
    ? translate(language, "careers-paths.pay.from", { low })
    : format.formatRange(rounded(pay.p25), rounded(pay.p75));
  const country = formatsOf(language).regions.of(pay.country) ?? pay.country;
  return translate(language, `careers-paths.pay.${pay.basis === "postings" ? "postings" : "statistics"}`, {
    range,
    country,
    year: String(pay.year),
    count: pay.count ?? 0,
  });
}

/** A period: "6–9 months", "1.5–2.5 years"; "now" for none. */
export function formatMonths(
  translate: Translate,
  language: Language,
  { min, max }: { min: number; max: number },
): string {
  if (max === 0) return translate(language, "careers-paths.time.now");
  const { number } = formatsOf(language);
  if (max < monthsInYears)
    return translate(language, "careers-paths.time.months", { range: number.formatRange(min, max) });
  const years = (months: number) => Math.round(months / 6) / 2;
  const [from, to] = [years(min), Math.max(years(max), years(min) + 0.5)];
  return translate(language, "careers-paths.time.years", { range: number.formatRange(from, to) });
}

/** Years of work: "2–5 years", "5 years or more", "no experience". */
export function formatYears(
  translate: Translate,
  language: Language,
  { min, max }: { min: number; max: number | null },
): string {
  const { number } = formatsOf(language);
  if (max === null)
    return min === 0
      ? translate(language, "careers-paths.years.any")
      : translate(language, "careers-paths.years.from", { count: min });
  return translate(language, "careers-paths.years.range", { range: number.formatRange(min, max) });
}
