import type { PaidPlanId, Period } from "@waymark/contract/billing";
import { SubscriptionStatus } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";
import type { RemoteSubscription } from "@waymark/domain/billing/subscription";
import type Stripe from "stripe";
import type { CardSetup, RemoteInvoice, Terms } from "./port.ts";

export interface Prices {
  priceOf(terms: Terms): string;
  /** @throws AppError `payments_unavailable` for a price that is none of ours. */
  termsOf(priceId: string): Terms;
}

export function openPrices(
  settings: Readonly<
    Record<
      | "STRIPE_PRICE_PRO_MONTHLY"
      | "STRIPE_PRICE_PRO_YEARLY"
      | "STRIPE_PRICE_TEAM_MONTHLY"
      | "STRIPE_PRICE_TEAM_YEARLY",
      string | undefined
    >
  >,
): Prices {
  const table: { id: string; planType: PaidPlanId; period: Period }[] = [
    { id: settings.STRIPE_PRICE_PRO_MONTHLY ?? "", planType: "monthly", period: "monthly" },
    { id: settings.STRIPE_PRICE_PRO_YEARLY ?? "", planType: "monthly", period: "yearly" },
    { id: settings.STRIPE_PRICE_TEAM_MONTHLY ?? "", planType: "team", period: "monthly" },
    { id: settings.STRIPE_PRICE_TEAM_YEARLY ?? "", planType: "team", period: "yearly" },
  ];
  const unknown = () => new AppError("payments_unavailable", undefined, new Error("an unknown price"));
  return {
    priceOf({ planType, period }) {
      const found = table.find((row) => row.planType === planType && row.period === period);
      if (found === undefined) throw unknown();
      return found.id;
    },
    termsOf(priceId) {
      const found = table.find((row) => row.id === priceId);
      if (found === undefined) throw unknown();
      return { planType: found.planType, period: found.period };
    },
  };
}

/** Stripe has to expand these fields for `readSubscription`. */
export const subscriptionParts = ["default_payment_method", "latest_invoice", "schedule"];

/** In the metadata of a subscription; contains the id of our row. */
export const rowKey = "waymark_subscription";

export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

const date = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : new Date(seconds * 1_000);

/** While Stripe processes it or waits, it is not done. */
export const readSetup = (from: Stripe.SetupIntent): CardSetup => ({
  id: from.id,
  clientSecret: from.client_secret ?? "",
  status: from.status === "succeeded" ? "succeeded" : from.status === "canceled" ? "canceled" : "waiting",
  paymentMethod: from.status === "succeeded" ? idOf(from.payment_method) : null,
});

/** `from` was retrieved with `subscriptionParts`. */
export function readSubscription(from: Stripe.Subscription, prices: Prices): RemoteSubscription {
  const item = from.items.data[0];
  const price = item?.price.id ?? "";
  const invoice = typeof from.latest_invoice === "object" ? from.latest_invoice : null;
  const method = typeof from.default_payment_method === "object" ? from.default_payment_method : null;
  const periodEnd = date(item?.current_period_end);
  return {
    id: from.id,
    customerId: idOf(from.customer) ?? "",
    rowId: from.metadata[rowKey] ?? null,
    status: SubscriptionStatus.parse(from.status),
    ...prices.termsOf(price),
    createdAt: new Date(from.created * 1_000),
    trialEnd: date(from.trial_end),
    periodStart: date(item?.current_period_start),
    periodEnd,
    cancelAtPeriodEnd: from.cancel_at_period_end,
    endedAt: date(from.ended_at),
    card: method === null ? null : cardOf(method),
    lastPaid: paidOf(invoice),
    pendingChange: pendingOf(from, price, periodEnd, prices),
  };
}

function paidOf(invoice: Stripe.Invoice | null) {
  if (invoice === null || invoice.status !== "paid" || invoice.amount_paid === 0) return null;
  const paidAt = date(invoice.status_transitions.paid_at) ?? new Date(invoice.created * 1_000);
  return { invoiceId: invoice.id ?? "", amount: invoice.amount_paid, paidAt };
}

/** A payment method other than a card (a wallet, a debit) is identified by its own id. */
function cardOf(method: Stripe.PaymentMethod) {
  return {
    brand: method.card?.brand ?? method.type,
    last4: method.card?.last4 ?? "",
    fingerprint: method.card?.fingerprint ?? method.id,
  };
}

function pendingOf(from: Stripe.Subscription, price: string, at: Date | null, prices: Prices) {
  const schedule = typeof from.schedule === "object" ? from.schedule : null;
  if (schedule === null || at === null || schedule.status !== "active") return null;
  const next = schedule.phases.find((phase) => phase.start_date * 1_000 >= at.getTime());
  const nextPrice = idOf(next?.items[0]?.price);
  return nextPrice === null || nextPrice === price ? null : { ...prices.termsOf(nextPrice), at };
}

const statuses = ["draft", "open", "paid", "uncollectible", "void"] as const;

export function readInvoice(from: Stripe.Invoice): RemoteInvoice {
  return {
    id: from.id ?? "",
    number: from.number ?? "",
    createdAt: new Date(from.created * 1_000),
    amount: from.amount_due,
    amountPaid: from.amount_paid,
    currency: "USD",
    status: statuses.find((status) => status === from.status) ?? "draft",
    pdfUrl: from.invoice_pdf ?? null,
    payUrl: from.status === "open" ? (from.hosted_invoice_url ?? null) : null,
    paidAt: date(from.status_transitions.paid_at),
    subscriptionId: idOf(from.parent?.subscription_details?.subscription),
  };
}
