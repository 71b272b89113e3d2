import type { CareerConnection, CareerNode, CareerPath, CareerPay } from "@waymark/contract/careers";
import type { TFunction } from "i18next";
import { bandOf, markedGrowth } from "./bands.ts";
import { rolePlace } from "./role-place.ts";

const formats = new Map<string, Intl.NumberFormat>();

function format(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, options);
  formats.set(key, made);
  return made;
}

/** Yearly pay for a box on the map: '$94–108K', or '$239K' when both ends round to it. Empty when unknown. */
export function shortPay(pay: CareerPay | null, t: TFunction, language: string): string {
  if (pay === null) return "";
  const currency = format(language, {
    style: "currency",
    currency: pay.currency,
    currencyDisplay: "narrowSymbol",
  });
  const symbol = currency.formatToParts(0).find(({ type }) => type === "currency")?.value ?? pay.currency;
  const [low, high] = [Math.round(pay.p25 / 1_000), Math.round(pay.p75 / 1_000)];
  const thousands = format(language, { maximumFractionDigits: 0 });
  // formatRange marks two equal ends as an approximation: '~239'.
  const range = low === high ? thousands.format(low) : thousands.formatRange(low, high);
  return t("careers.map.pay", { range, symbol });
}

/** From this many months on, time is given in years. */
const monthsInYears = 24;

/** Time for a box on the map: '9–15 mths', '2–3.5 yrs'. Empty for the current role. */
export function shortTime({ min, max }: CareerNode["months"], language: string): string {
  if (max === 0) return "";
  const unit = (name: "month" | "year") =>
    format(language, { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: 1 });
  if (max < monthsInYears) return unit("month").formatRange(min, max);
  const years = (months: number) => Math.round(months / 6) / 2;
  return unit("year").formatRange(years(min), Math.max(years(max), years(min) + 0.5));
}

/** '+40%'. */
export function growthText(percent: number, language: string): string {
  return format(language, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  }).format(percent / 100);
}

/** A box of the map as text, for screen readers. */
export function roleWords(node: CareerNode, path: CareerPath, t: TFunction, language: string): string {
  const place = rolePlace(path, node.id, node.roleId);
  const parts =
    place === "start"
      ? [t("careers.map.here"), node.title, t(`careers-paths.levels.${node.level}`)]
      : [
          node.title,
          ...(place === "step" ? [] : [t(`careers.map.${place}`)]),
          t(`careers-paths.levels.${node.level}`),
          t("careers.map.likely", {
            n: node.probability,
            band: t(`careers.band.${bandOf(node.probability)}`),
          }),
          node.timeToAchieve,
          node.salaryRange,
          ...(node.growthRate > markedGrowth
            ? [t("careers.map.grows", { growth: growthText(node.growthRate, language) })]
            : []),
        ];
  return parts.join(". ");
}

/** The reason for a connection as text, for screen readers. */
export function edgeWords(
  { reason, adds, probability }: CareerConnection,
  from: string,
  to: string,
  t: TFunction,
  language: string,
): string {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return [
    t("careers.map.line", { from, to }),
    reason,
    t("careers.map.near", { n: probability }),
    ...(adds.length > 0 ? [t("careers.map.adds", { skills: list.format(adds) })] : []),
  ].join(". ");
}

/** Address parameters of a search for a role's postings. */
export const openJobs = (query: string) => ({ section: "search", query });
