import type { PaidPlanId, Period } from "@waymark/contract/billing";

interface Terms {
  readonly planType: PaidPlanId;
  readonly period: Period;
}

const rank = ({ planType, period }: Terms) => (planType === "team" ? 2 : 0) + (period === "yearly" ? 1 : 0);

/**
 * In the trial: at once. To the larger plan or to yearly payment: at once, and the difference is charged. To the
 * smaller plan or to monthly payment: at the end of the paid period. Null when nothing would change.
 */
export function whenChanged(
  from: Terms,
  to: Terms,
  inTrial: boolean,
): "now" | "period_end" | "in_trial" | null {
  if (from.planType === to.planType && from.period === to.period) return null;
  if (inTrial) return "in_trial";
  return rank(to) > rank(from) ? "now" : "period_end";
}

export interface Proration {
  readonly credit: number;
  readonly dueNow: number;
}

/**
 * In cents. Sets the unused part of the paid period, by the second, against the new price. With the same length of
 * period the new price is due for the remaining time only; with another length a new period begins now.
 */
export function prorate(
  from: Terms & { readonly price: number; readonly start: Date; readonly end: Date },
  to: Terms & { readonly price: number },
  now: Date,
): Proration {
  const whole = from.end.getTime() - from.start.getTime();
  const rest = whole <= 0 ? 0 : Math.min(1, Math.max(0, (from.end.getTime() - now.getTime()) / whole));
  const credit = Math.round(from.price * rest);
  const asked = from.period === to.period ? Math.round(to.price * rest) : to.price;
  return { credit, dueNow: Math.max(0, asked - credit) };
}
