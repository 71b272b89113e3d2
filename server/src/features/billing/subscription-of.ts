import { Subscription } from "@waymark/contract/billing";
import { priceOf } from "@waymark/domain/billing/plans";
import { isOpen } from "./find-level.ts";
import type { SubscriptionRow } from "./store.ts";

const problems = Subscription.shape.problem;
const statuses = Subscription.shape.status;
const iso = (at: Date | null) => at?.toISOString() ?? null;

/**
 * A stored subscription in the form of the screens. An order without a confirmed card is `incomplete`, although the
 * provider has no subscription for it. Null for an order that was never started, was abandoned, or belonged to somebody
 * else before the account was claimed.
 */
export function subscriptionOf(row: SubscriptionRow | undefined, now: Date): Subscription | null {
  const waits = row?.status === "creating" && row.setupId !== null;
  const status = statuses.safeParse(waits ? "incomplete" : row?.status);
  if (row === undefined || row.problem === "claimed" || !status.success) return null;
  const { planType, period, nextPlanType, nextPeriod, nextAt, cardBrand } = row;
  return {
    planType,
    period,
    status: status.data,
    access: isOpen(row, now) ? row.access : "none",
    amount: priceOf(planType, period),
    currency: "USD",
    card: cardBrand === null ? null : { brand: cardBrand, last4: row.cardLast4 ?? "" },
    trialEndsAt: iso(row.trialEndsAt),
    periodEndsAt: iso(row.periodEndsAt),
    graceUntil: iso(row.graceUntil),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    pendingChange:
      nextPlanType === null || nextPeriod === null || nextAt === null
        ? null
        : { planType: nextPlanType, period: nextPeriod, at: nextAt.toISOString() },
    endedAt: iso(row.endedAt),
    problem: waits ? "card_missing" : (problems.safeParse(row.problem).data ?? null),
  };
}
