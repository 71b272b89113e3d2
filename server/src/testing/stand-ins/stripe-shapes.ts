import type {
  SimAccount,
  SimInvoice,
  SimSetup,
  SimSubscription,
} from "../../ports/payments/simulation/account.ts";

// The simulation in the shapes of Stripe's API: the fields of its published reference that we read.

export const priceIds = {
  "monthly-monthly": "price_pro_month",
  "monthly-yearly": "price_pro_year",
  "team-monthly": "price_team_month",
  "team-yearly": "price_team_year",
} as const;

const seconds = (ms: number) => Math.floor(ms / 1_000);
const priceId = ({ planType, period }: Pick<SimSubscription, "planType" | "period">) =>
  priceIds[`${planType}-${period}`];

export interface Drawn {
  readonly account: SimAccount;
  readonly expand: readonly string[];
}

export function subscriptionJson({ account, expand }: Drawn, one: SimSubscription) {
  const invoice = account.invoices.find(({ id }) => id === one.latestInvoiceId);
  const method = one.card;
  const has = (path: string) => expand.includes(path);
  return {
    id: one.id,
    object: "subscription",
    livemode: false,
    customer: account.customerId,
    status: one.status,
    created: seconds(one.createdAt),
    trial_end: one.trialEnd === null ? null : seconds(one.trialEnd),
    cancel_at_period_end: one.cancelAtPeriodEnd,
    ended_at: one.endedAt === null ? null : seconds(one.endedAt),
    metadata: one.rowId === null ? {} : { waymark_subscription: one.rowId },
    items: {
      object: "list",
      has_more: false,
      data: [
        {
          id: one.itemId,
          object: "subscription_item",
          quantity: 1,
          price: { id: priceId(one), object: "price" },
          current_period_start: seconds(one.periodStart),
          current_period_end: seconds(one.periodEnd),
        },
      ],
    },
    latest_invoice:
      invoice === undefined
        ? null
        : has("latest_invoice") || has("latest_invoice.confirmation_secret")
          ? invoiceJson(account, invoice, has("latest_invoice.confirmation_secret") ? one : null)
          : invoice.id,
    default_payment_method:
      method === null ? null : has("default_payment_method") ? cardJson(method) : method.id,
    schedule: one.scheduleId === null ? null : has("schedule") ? scheduleJson(one) : one.scheduleId,
    pending_update: null,
  };
}

const cardJson = (card: NonNullable<SimSubscription["card"]>) => ({
  id: card.id,
  object: "payment_method",
  type: "card",
  card: { brand: card.brand, last4: card.last4, fingerprint: card.fingerprint },
});

export const setupJson = (account: SimAccount, { id, secret, status, card, createdAt }: SimSetup) => ({
  id,
  object: "setup_intent",
  customer: account.customerId,
  client_secret: secret,
  status,
  created: seconds(createdAt),
  payment_method: card?.id ?? null,
});

export const scheduleJson = (one: SimSubscription) => ({
  id: one.scheduleId,
  object: "subscription_schedule",
  status: "active",
  phases: [
    {
      start_date: seconds(one.periodStart),
      end_date: seconds(one.periodEnd),
      items: [{ price: priceId(one), quantity: 1 }],
    },
    ...(one.pendingChange === null
      ? []
      : [
          { start_date: seconds(one.periodEnd), items: [{ price: priceId(one.pendingChange), quantity: 1 }] },
        ]),
  ],
});

/** Each bill has its own payment. */
export const paymentOf = (invoice: Pick<SimInvoice, "id">) => `pi_${invoice.id}`;

export function invoiceJson(account: SimAccount, invoice: SimInvoice, waiting: SimSubscription | null) {
  const isPaid = invoice.status === "paid";
  const intent = waiting?.intent ?? null;
  return {
    id: invoice.id,
    object: "invoice",
    customer: account.customerId,
    number: invoice.number,
    created: seconds(invoice.createdAt),
    currency: "usd",
    amount_due: invoice.amount,
    amount_paid: isPaid ? invoice.amount : 0,
    status: invoice.status,
    invoice_pdf: `https://pay.stripe.com/${invoice.id}.pdf`,
    hosted_invoice_url: `https://invoice.stripe.com/${invoice.id}`,
    status_transitions: { paid_at: invoice.paidAt === null ? null : seconds(invoice.paidAt) },
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: invoice.subscriptionId },
    },
    ...(intent !== null && invoice.status === "open"
      ? { confirmation_secret: { type: "payment_intent", client_secret: intent.secret } }
      : {}),
  };
}

/** A refusal in the shape of Stripe's errors. */
export class Refused extends Error {
  readonly status: number;
  readonly answer: object;
  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.answer = { error: { type, message, ...(code === undefined ? {} : { code }) } };
  }
}
