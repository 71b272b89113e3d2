import type { PaidPlanId, Period, SubscriptionStatus } from "@waymark/contract/billing";
import type { RemoteSubscription } from "@waymark/domain/billing/subscription";

// One customer of the simulated payment provider, as plain JSON; times are epoch milliseconds.

export interface SimCard {
  id: string;
  brand: string;
  last4: string;
  fingerprint: string;
  pays: boolean;
}

export interface SimIntent {
  id: string;
  secret: string;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
}

export interface SimSetup extends SimIntent {
  rowId: string | null;
  createdAt: number;
  card: SimCard | null;
}

export interface SimTerms {
  planType: PaidPlanId;
  period: Period;
}

export interface SimSubscription extends SimTerms {
  id: string;
  itemId: string;
  rowId: string | null;
  status: SubscriptionStatus;
  createdAt: number;
  trialEnd: number | null;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  card: SimCard | null;
  intent: SimIntent | null;
  latestInvoiceId: string;
  pendingChange: SimTerms | null;
  scheduleId: string | null;
  retries: number;
  nextRetry: number | null;
  noticed: boolean;
}

export interface SimInvoice {
  id: string;
  number: string;
  subscriptionId: string;
  chargeId: string;
  createdAt: number;
  amount: number;
  status: "open" | "paid" | "uncollectible" | "void";
  paidAt: number | null;
  refunded: number;
}

export interface SimAccount {
  customerId: string;
  userId: string;
  email: string;
  deleted: boolean;
  /** Credit from plan changes, used for later bills. */
  balance: number;
  setups: SimSetup[];
  subscriptions: SimSubscription[];
  invoices: SimInvoice[];
}

export type SimObjectKind =
  | "subscription"
  | "invoice"
  | "setup_intent"
  | "payment_intent"
  | "charge"
  | "customer";

export interface SimEvent {
  type: string;
  kind: SimObjectKind;
  objectId: string;
  subscriptionId: string | null;
  at: number;
}

export interface Simulation {
  readonly account: SimAccount;
  now: number;
  readonly events: SimEvent[];
  readonly newId: (prefix: string) => string;
}

export function emit(
  sim: Simulation,
  type: string,
  kind: SimObjectKind,
  objectId: string,
  subscriptionId: string | null,
): void {
  sim.events.push({ type, kind, objectId, subscriptionId, at: sim.now });
}

export function remoteOf(account: SimAccount, one: SimSubscription): RemoteSubscription {
  const date = (ms: number | null) => (ms === null ? null : new Date(ms));
  const latest = account.invoices.find(({ id }) => id === one.latestInvoiceId);
  return {
    id: one.id,
    customerId: account.customerId,
    rowId: one.rowId,
    status: one.status,
    planType: one.planType,
    period: one.period,
    createdAt: new Date(one.createdAt),
    trialEnd: date(one.trialEnd),
    periodStart: date(one.periodStart),
    periodEnd: date(one.periodEnd),
    cancelAtPeriodEnd: one.cancelAtPeriodEnd,
    endedAt: date(one.endedAt),
    card:
      one.card === null
        ? null
        : { brand: one.card.brand, last4: one.card.last4, fingerprint: one.card.fingerprint },
    lastPaid:
      latest !== undefined && latest.paidAt !== null && latest.amount > 0
        ? { invoiceId: latest.id, amount: latest.amount, paidAt: new Date(latest.paidAt) }
        : null,
    pendingChange: one.pendingChange === null ? null : { ...one.pendingChange, at: new Date(one.periodEnd) },
  };
}
