import {
  currencyOf,
  isCurrency,
  type PayPeriod,
  payMagnitude,
  periodsPerYear,
} from "../../vocabulary/money.ts";
import { type Amount, readAmounts } from "./salary-amounts.ts";
import { readPayments, readPeriod } from "./salary-period.ts";

/**
 * The pay of a posting. `min` and `max` are per `period`, as stated; null is an open end. `annualMin` and `annualMax`
 * are per year of full-time work. All are in units of `currency` (ISO 4217).
 */
export interface Pay {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly period: PayPeriod;
  readonly annualMin: number | null;
  readonly annualMax: number | null;
}

/** Context from outside the text: the posting's country (for `$`), and the currency to assume when none is written. */
export interface PayHint {
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
}

const least = 500;
const most = 5_000_000;
const round = (n: number) => Math.round(n * 100) / 100;

/**
 * Checks stated pay and converts it to a year. Ends of zero or less count as unknown, swapped ends are exchanged.
 * @returns null when nothing remains, or when the pay per year is absurd (less than 500 or more than 5 million US
 * dollars' worth, or ends more than 25-fold apart).
 */
export function payOf(
  min: number | null | undefined,
  max: number | null | undefined,
  currency: string,
  period: PayPeriod,
  paymentsPerYear = periodsPerYear[period],
): Pay | null {
  if (!isCurrency(currency)) return null;
  const ends = [min, max].map((n) => (typeof n === "number" && Number.isFinite(n) && n > 0 ? n : null));
  let [low = null, high = null] = ends;
  if (low === null && high === null) return null;
  if (low !== null && high !== null && low > high) [low, high] = [high, low];
  if (low !== null && high !== null && high > low * 25) return null;
  const scale = payMagnitude(currency);
  for (const end of [low, high]) {
    if (end === null) continue;
    const dollars = (end * paymentsPerYear) / scale;
    if (dollars < least || dollars > most) return null;
  }
  const annual = (n: number | null) => (n === null ? null : round(n * paymentsPerYear));
  return { min: low, max: high, currency, period, annualMin: annual(low), annualMax: annual(high) };
}

/** The period to assume for an amount without one. The amount is in US dollars' worth. */
function usualPeriod(dollars: number): PayPeriod | null {
  if (dollars < 250) return "hour";
  if (dollars < 900) return null;
  return dollars < 10_000 ? "month" : "year";
}

/** The first amount or range that is clearly money (with a currency, else with a `k`), else the first of all. */
function mainAmount(amounts: readonly Amount[]): Amount | undefined {
  return amounts.find((a) => a.currency !== undefined) ?? amounts.find((a) => a.thousands) ?? amounts[0];
}

/**
 * Parses a posting's pay text in English, Spanish, French or German.
 * @returns null for texts without a plausible amount ("Competitive", "Selon profil", a phone number, zero).
 */
export function readPay(text: string, hint: PayHint = {}): Pay | null {
  const line = text.slice(0, 300).replace(/\p{Cf}/gu, "");
  const amount = mainAmount(readAmounts(line));
  if (amount === undefined) return null;
  const written = amount.currency === undefined ? undefined : currencyOf(amount.currency, hint.country);
  const currency = written ?? hint.currency;
  if (currency === undefined) return null;
  const top = amount.max ?? amount.min ?? 0;
  const stated = readPeriod(line, amount.start, amount.end);
  // A bare number is pay only with a currency, a period, or a plausible size.
  if (written === undefined && stated === null && !amount.thousands && top < 10_000 * payMagnitude(currency))
    return null;
  const period = stated ?? usualPeriod(top / payMagnitude(currency));
  if (period === null) return null;
  const payments = period === "month" ? readPayments(line) : undefined;
  return payOf(amount.min, amount.max, currency, period, payments);
}
