import type { Access, PaidPlanId, Period, SubscriptionStatus } from "@waymark/contract/billing";

export interface RemoteSubscription {
  readonly id: string;
  readonly customerId: string;
  /** The id of our row, stored with the provider; null when the subscription was made elsewhere. */
  readonly rowId: string | null;
  readonly status: SubscriptionStatus;
  readonly planType: PaidPlanId;
  readonly period: Period;
  readonly createdAt: Date;
  readonly trialEnd: Date | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
  /** The card it charges. The fingerprint is the same for the same card, whoever uses it. */
  readonly card: { readonly brand: string; readonly last4: string; readonly fingerprint: string } | null;
  /** The latest invoice, if it asked for money and was paid. */
  readonly lastPaid: { readonly invoiceId: string; readonly amount: number; readonly paidAt: Date } | null;
  readonly pendingChange: {
    readonly planType: PaidPlanId;
    readonly period: Period;
    readonly at: Date;
  } | null;
}

export interface SubscriptionAccess {
  readonly access: Access;
  readonly graceUntil: Date | null;
  readonly problem: "card_missing" | "payment_failed" | null;
}

/** Days of full access after a renewal could not be charged. */
const graceDays = 7;

const terminal: ReadonlySet<SubscriptionStatus> = new Set(["canceled", "incomplete_expired"]);

export const isTerminal = (status: SubscriptionStatus): boolean => terminal.has(status);

export const isUnpaid = (subscription: Pick<RemoteSubscription, "status" | "card">): boolean =>
  subscription.status === "incomplete" || (subscription.status === "trialing" && subscription.card === null);

/**
 * Derives the access from the provider's state alone, so the order in which changes arrive does not matter. A trial is
 * `trialing` before a card is given and gives no access until then. A failed renewal keeps access for seven days from
 * the day of renewal.
 */
export function subscriptionAccess(
  remote: Pick<RemoteSubscription, "status" | "card" | "lastPaid" | "periodStart">,
  now: Date,
): SubscriptionAccess {
  const { status, card, lastPaid, periodStart } = remote;
  switch (status) {
    case "trialing":
      return card === null ? closed("card_missing") : open;
    case "active":
      return card !== null || lastPaid !== null ? open : closed("card_missing");
    case "past_due": {
      const graceUntil = new Date((periodStart ?? now).getTime() + graceDays * 86_400_000);
      return graceUntil > now
        ? { access: "grace", graceUntil, problem: "payment_failed" }
        : { access: "none", graceUntil, problem: "payment_failed" };
    }
    case "incomplete":
      return closed(card === null ? "card_missing" : "payment_failed");
    case "unpaid":
    case "incomplete_expired":
      return closed("payment_failed");
    case "canceled":
    case "paused":
      return closed(null);
  }
}

const open: SubscriptionAccess = { access: "full", graceUntil: null, problem: null };
const closed = (problem: SubscriptionAccess["problem"]): SubscriptionAccess => ({
  access: "none",
  graceUntil: null,
  problem,
});
