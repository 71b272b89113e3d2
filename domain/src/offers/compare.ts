import type { OfferInput } from "@waymark/contract/offers";
import { periodsPerYear } from "../vocabulary/money.ts";

/** Hours a week behind the usual 2,080 hours of a year. */
const fullTime = 40;
const weeksAYear = 52;

/** Base pay of a year, in the offer's currency. Paid by the hour, `hoursAWeek` for 52 weeks; else full time. */
export function yearlyBase({
  base,
  period,
  hoursAWeek,
}: Pick<OfferInput, "base" | "period" | "hoursAWeek">): number {
  if (period === "hour") return Math.round(base * (hoursAWeek ?? fullTime) * weeksAYear);
  return Math.round(base * periodsPerYear[period]);
}

/** What the first year pays in all, from the least to the most that was said. */
export interface FirstYear {
  readonly low: number;
  readonly high: number;
  /** What was not said, and so counts as nothing. */
  readonly missing: readonly ("bonus" | "equity")[];
  /** What base pay was reckoned by. */
  readonly assumes: "hours" | "days" | "weeks" | "months" | "year";
}

const assumptions = { hour: "hours", day: "days", week: "weeks", month: "months", year: "year" } as const;

/**
 * Base pay of a year, the yearly bonus, the bonus for signing, and what equity is said to be worth in the first year;
 * before taxes. Of a range of which one end was given, that end is both.
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

/** Hours on the way in a week, there and back; null when either figure was not said. */
export function commuteHours({ commuteMinutes, onSiteDays }: OfferInput): number | null {
  if (onSiteDays === 0) return 0;
  if (commuteMinutes === null || onSiteDays === null) return null;
  return Math.round(((commuteMinutes * 2 * onSiteDays) / 60) * 10) / 10;
}

/** Rows of the comparison that have a best value, with what is better in them. */
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

/** The figure by which a row is judged; null when it was not said. */
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
 * Which offers have the best value of a row, by their place. Nobody has it when fewer than two say theirs, when all
 * say the same, or when it is money of several currencies: those are never compared.
 */
export function bestOf(row: ComparedRow, offers: readonly OfferInput[]): ReadonlySet<number> {
  const figures = offers.map((offer) => figureOf(row, offer));
  const known = figures.filter((figure) => figure !== null);
  if (known.length < 2 || new Set(known).size < 2) return new Set();
  if (money.has(row) && new Set(offers.map(({ currency }) => currency)).size > 1) return new Set();
  const best = row === "commute" ? Math.min(...known) : Math.max(...known);
  return new Set(figures.flatMap((figure, i) => (figure === best ? [i] : [])));
}
