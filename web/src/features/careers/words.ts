import type { CareerConnection, CareerNode, CareerPath, CareerPay } from "@waymark/contract/careers";
import type { TFunction } from "i18next";
import { bandOf, markedGrowth } from "./bands.ts";

const formats = new Map<string, Intl.NumberFormat>();

function format(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, options);
  formats.set(key, made);
  return made;
}

/** Pay for a box on the map: '$94K – $108K'. Empty where it is not known. */
export function shortPay(pay: CareerPay | null, language: string): string {
  if (pay === null) return "";
  const money = format(language, {
    style: "currency",
    currency: pay.currency,
    notation: "compact",
    maximumFractionDigits: 0,
  });
  const thousand = (value: number) => Math.round(value / 1_000) * 1_000;
  // No spaces around the dash: a box is narrow.
  return money.formatRange(thousand(pay.p25), thousand(pay.p75)).replace(/\s–\s/u, "–");
}

/** '+40%'. */
export function growthText(percent: number, language: string): string {
  return format(language, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  }).format(percent / 100);
}

export function percentText(share: number, language: string): string {
  return format(language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** Everything a box on the map shows, for whoever hears it. */
export function roleWords(node: CareerNode, path: CareerPath, t: TFunction, language: string): string {
  const isStart = path.nodes[0]?.id === node.id;
  const parts = isStart
    ? [t("careers.map.here"), node.title, t(`paths.levels.${node.level}`)]
    : [
        node.title,
        ...(node.roleId === path.targetRoleId ? [t("careers.map.target")] : []),
        t(`paths.levels.${node.level}`),
        t("careers.map.likely", { n: node.probability, band: t(`careers.band.${bandOf(node.probability)}`) }),
        node.timeToAchieve,
        node.salaryRange,
        ...(node.growthRate > markedGrowth
          ? [t("careers.map.grows", { growth: growthText(node.growthRate, language) })]
          : []),
      ];
  return parts.join(". ");
}

/** Why a line is there, in one sentence, for whoever hears it. */
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

/** What the address of a search for a role's postings says. */
export const openJobs = (query: string) => ({ section: "search", query });
