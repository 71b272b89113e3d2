import type { PaidPlanId, Period } from "@waymark/contract/billing";
import { planNameKey } from "@waymark/domain/billing/plan-name-key";
import { priceOf } from "@waymark/domain/billing/plans";
import type { RemoteSubscription } from "@waymark/domain/billing/subscription";
import type { Deps } from "../../deps.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { notify } from "../notifications/notify.ts";
import type { SubscriptionRow } from "./store.ts";

const soonMs = 3 * 86_400_000;

export async function planName(
  tx: Deps,
  userId: string,
  { planType, period }: { planType: PaidPlanId; period: Period },
): Promise<string> {
  const language = (await findPerson(tx, userId))?.localization.language ?? "en";
  const plan = tx.translate(language, planNameKey(planType, period));
  return tx.payments.name === "test" ? tx.translate(language, "billing-plans.inTest", { plan }) : plan;
}

export interface Change {
  /** The row before the change. */
  readonly row: SubscriptionRow;
  readonly remote: RemoteSubscription;
  readonly access: SubscriptionRow["access"];
  readonly begins: boolean;
  readonly newlyPaid: boolean;
  /** It ends because of a refund, which has its own notice. */
  readonly isPaidBack: boolean;
  readonly now: Date;
}

/** Each change once. Runs in the transaction that stores the change. */
export async function notifyOfSubscription(tx: Deps, change: Change): Promise<void> {
  const { row, remote, access, begins, newlyPaid, isPaidBack, now } = change;
  const { userId } = row;
  const plan = await planName(tx, userId, remote);
  const { trialEnd, lastPaid, periodEnd, periodStart } = remote;
  const currency = "USD";
  if (begins && remote.status === "trialing" && trialEnd !== null) {
    const params = { plan, chargedAt: trialEnd.toISOString() };
    await notify(tx, { userId, kind: "subscription-started", params, key: `started:${row.id}` });
  }
  const isFree = remote.status === "trialing" && access === "full" && !remote.cancelAtPeriodEnd;
  if (isFree && trialEnd !== null && trialEnd > now && trialEnd.getTime() - now.getTime() <= soonMs) {
    const amount = priceOf(remote.planType, remote.period);
    const params = { plan, chargedAt: trialEnd.toISOString(), amount, currency };
    await notify(tx, { userId, kind: "subscription-charge-soon", params, key: `charge-soon:${row.id}` });
  }
  if (newlyPaid && lastPaid !== null) {
    const params = { plan, amount: lastPaid.amount, currency };
    await notify(tx, { userId, kind: "payment-receipt", params, key: `paid:${lastPaid.invoiceId}` });
  }
  if (access === "grace" && row.access !== "grace") {
    const params = { plan, amount: priceOf(remote.planType, remote.period), currency };
    const key = `failed:${row.id}:${periodStart?.getTime() ?? 0}`;
    await notify(tx, { userId, kind: "payment-failed", params, key });
  }
  const endsLater = remote.cancelAtPeriodEnd && !row.cancelAtPeriodEnd && remote.endedAt === null;
  if (endsLater && periodEnd !== null && !isPaidBack) {
    const params = { plan, endsAt: periodEnd.toISOString() };
    await notify(tx, { userId, kind: "subscription-canceled", params });
  }
  // Closed without a cancellation: a bill was never paid, or it was ended at the provider.
  const closes = row.access !== "none" && access === "none" && !row.cancelAtPeriodEnd;
  if (closes && !isPaidBack) {
    const key = `closed:${row.id}:${periodStart?.getTime() ?? 0}`;
    await notify(tx, { userId, kind: "subscription-ended", params: { plan }, key });
  }
}
