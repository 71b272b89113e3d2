import type { OfferInput } from "@waymark/contract/offers";
import { periodsPerYear } from "../vocabulary/money.ts";

/** Hours a week; 52 weeks of it are the usual 2,080 hours a year. */
const fullTimeHours = 40;
const weeksAYear = 52;

/** Base pay per year in the offer's currency. Hourly pay uses `hoursAWeek` (else full time) for 52 weeks. */
export function yearlyBase({
  base,
  period,
  hoursAWeek,
}: Pick<OfferInput, "base" | "period" | "hoursAWeek">): number {
  if (period === "hour") return Math.round(base * (hoursAWeek ?? fullTimeHours) * weeksAYear);
  return Math.round(base * periodsPerYear[period]);
}

export interface FirstYear {
  readonly low: number;
  readonly high: number;
  /** Parts that count as 0 because they are not stated. */
  readonly missing: readonly ("bonus" | "equity")[];
  /** The period of the base pay, which tells how it was converted to a year. */
  readonly assumes: "hours" | "days" | "weeks" | "months" | "year";
}

const assumptions = { hour: "hours", day: "days", week: "weeks", month: "months", year: "year" } as const;

/**
 * Yearly base pay, yearly bonus, signing bonus and the stated value of equity in the first year; before taxes. When
 * only one end of a range is given, it counts for both.
 */
export function firstYear(offer: OfferInput): FirstYear {
  const range = (low: number | null, high: number | null) => ({
    low: low ?? high ?? 0,
    high: high ?? low ?? 0,
  });
  const base = yearlyBase(offer);
  const bonus = range(offer.bonusLow, offer.bonusHigh);
  const equity = range(offer.equityLow, offer.equityHigh);
  const signing = offer.signingBonus ?? 0;
  const isMissing = (low: number | null, high: number | null) => low === null && high === null;
  return {
    low: Math.round(base + signing + bonus.low + equity.low),
    high: Math.round(base + signing + bonus.high + equity.high),
    missing: [
      ...(isMissing(offer.bonusLow, offer.bonusHigh) ? (["bonus"] as const) : []),
      ...(isMissing(offer.equityLow, offer.equityHigh) ? (["equity"] as const) : []),
    ],
    assumes: assumptions[offer.period],
  };
}

/** Hours of commuting per week, both ways; null when minutes or days are not stated. */
export function commuteHours({ commuteMinutes, onSiteDays }: OfferInput): number | null {
  if (onSiteDays === 0) return 0;
  if (commuteMinutes === null || onSiteDays === null) return null;
  return Math.round(((commuteMinutes * 2 * onSiteDays) / 60) * 10) / 10;
}

export const comparedRows = [
  "base",
  "bonus",
  "signing",
  "equity",
  "total",
  "leave",
  "commute",
  "remote",
] as const;
export type ComparedRow = (typeof comparedRows)[number];

function figureOf(row: ComparedRow, offer: OfferInput): number | null {
  switch (row) {
    case "base":
      return yearlyBase(offer);
    case "bonus":
      return offer.bonusHigh ?? offer.bonusLow;
    case "signing":
      return offer.signingBonus;
    case "equity":
      return offer.equityHigh ?? offer.equityLow;
    case "total": {
      const { low, high } = firstYear(offer);
      return (low + high) / 2;
    }
    case "leave":
      return offer.leaveDays;
    case "commute":
      return commuteHours(offer);
    case "remote":
      return offer.remoteDays;
  }
}

const money: ReadonlySet<ComparedRow> = new Set(["base", "bonus", "signing", "equity", "total"]);

/**
 * Indexes. Empty when fewer than two state a value, when all values are the same, or when money is in several
 * currencies, which is never compared.
 */
export function bestOf(row: ComparedRow, offers: readonly OfferInput[]): ReadonlySet<number> {
  const figures = offers.map((offer) => figureOf(row, offer));
  const known = figures.filter((figure) => figure !== null);
  if (known.length < 2 || new Set(known).size < 2) return new Set();
  if (money.has(row) && new Set(offers.map(({ currency }) => currency)).size > 1) return new Set();
  const best = row === "commute" ? Math.min(...known) : Math.max(...known);
  return new Set(figures.flatMap((figure, i) => (figure === best ? [i] : [])));
}
