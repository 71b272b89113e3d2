import { AppError } from "@waymark/contract/errors";
import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { chargeEventTypes, type PaymentEvent, parseEvent, readEventObject } from "./event.ts";
import { type Payments, type Terms, WebhookRefused } from "./port.ts";
import { checkSignature } from "./signature.ts";
import { openStripeClient, withStripeErrors } from "./stripe-client.ts";
import {
  idOf,
  openPrices,
  readInvoice,
  readSetup,
  readSubscription,
  rowKey,
  subscriptionParts,
} from "./stripe-read.ts";

interface Account {
  readonly stripe: ReturnType<typeof openStripeClient>;
  readonly prices: ReturnType<typeof openPrices>;
}

export function openStripePayments({ config, fetch, now }: Pick<Deps, "config" | "fetch" | "now">): Payments {
  const account: Account = { stripe: openStripeClient(config, fetch), prices: openPrices(config) };
  return {
    name: "stripe",
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? null,
    test: null,
    now: async () => now(),
    ...customers(account),
    ...setups(account),
    ...subscriptions(account),
    ...changes(account),
    ...endings(account),
    ...invoices(account),
    ...charges(account),
    async readEvent(body, signature, at) {
      checkSignature(config.STRIPE_WEBHOOK_SECRET ?? "", body, signature, at);
      const event = parseEvent(new TextDecoder().decode(body));
      if (event === null) throw new WebhookRefused("refused");
      return event;
    },
  };
}

function customers({ stripe }: Account): Pick<Payments, "createCustomer" | "portal" | "deleteCustomer"> {
  return {
    createCustomer: ({ userId, email, key }) =>
      withStripeErrors(async () => {
        const made = await stripe.customers.create(
          { ...(email === "" ? {} : { email }), metadata: { waymark_user: userId } },
          { idempotencyKey: key },
        );
        return made.id;
      }),
    portal: (customer, returnUrl) =>
      withStripeErrors(
        async () => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
      ),
    deleteCustomer: (id) =>
      withStripeErrors(async () => {
        await stripe.customers.del(id);
      }),
  };
}

function setups({ stripe }: Account): Pick<Payments, "createSetup" | "readSetup" | "cancelSetup"> {
  return {
    createSetup: ({ customerId, rowId, key }) =>
      withStripeErrors(async () => {
        const made = await stripe.setupIntents.create(
          {
            customer: customerId,
            usage: "off_session",
            automatic_payment_methods: { enabled: true },
            metadata: { [rowKey]: rowId },
          },
          { idempotencyKey: key },
        );
        return readSetup(made);
      }),
    readSetup: (id) => withStripeErrors(async () => readSetup(await stripe.setupIntents.retrieve(id))),
    cancelSetup: (id) =>
      withStripeErrors(async () => {
        const setup = readSetup(await stripe.setupIntents.retrieve(id));
        if (setup.status !== "waiting") return setup;
        try {
          return readSetup(await stripe.setupIntents.cancel(id));
        } catch (error) {
          // It was confirmed between the two calls.
          const after = readSetup(await stripe.setupIntents.retrieve(id));
          if (after.status === "waiting") throw error;
          return after;
        }
      }),
  };
}

const read = ({ stripe }: Account, id: string) =>
  stripe.subscriptions.retrieve(id, { expand: subscriptionParts });

function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0];
  if (item === undefined) throw new AppError("not_found");
  return item;
}

async function releaseSchedule({ stripe }: Account, subscription: Stripe.Subscription): Promise<void> {
  const schedule = idOf(subscription.schedule);
  if (schedule !== null) await stripe.subscriptionSchedules.release(schedule);
}

function subscriptions(
  account: Account,
): Pick<Payments, "createSubscription" | "subscriptionsOf" | "clientSecretOf" | "retrieve"> {
  const { stripe, prices } = account;
  return {
    createSubscription: ({ customerId, rowId, trialDays, paymentMethod, key, ...terms }) =>
      withStripeErrors(async () => {
        const made = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: prices.priceOf(terms), quantity: 1 }],
            default_payment_method: paymentMethod,
            payment_behavior: "allow_incomplete",
            payment_settings: { save_default_payment_method: "on_subscription" },
            ...(trialDays > 0
              ? {
                  trial_period_days: trialDays,
                  trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
                }
              : {}),
            metadata: { [rowKey]: rowId },
            expand: subscriptionParts,
          },
          { idempotencyKey: key },
        );
        return readSubscription(made, prices);
      }),
    subscriptionsOf: (customer) =>
      withStripeErrors(async () => {
        const expand = subscriptionParts.map((part) => `data.${part}`);
        const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 100, expand });
        // A subscription created elsewhere may have a price that is none of ours.
        return data
          .filter(({ metadata }) => metadata[rowKey] !== undefined)
          .map((one) => readSubscription(one, prices));
      }),

    clientSecretOf: (id) =>
      withStripeErrors(async () => {
        const expand = ["latest_invoice.confirmation_secret"];
        const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, { expand });
        if (typeof invoice !== "object" || invoice === null || invoice.status !== "open") return null;
        return invoice.confirmation_secret?.client_secret ?? null;
      }),

    retrieve: (id) => withStripeErrors(async () => readSubscription(await read(account, id), prices)),
  };
}

function changes(
  account: Account,
): Pick<Payments, "previewChange" | "changeNow" | "changeAtPeriodEnd" | "undoChange"> {
  const { stripe, prices } = account;
  return {
    previewChange: (id, to) =>
      withStripeErrors(async () => {
        const subscription = await read(account, id);
        if (subscription.status === "trialing") return { credit: 0, dueNow: 0 };
        const preview = await stripe.invoices.createPreview({
          customer: idOf(subscription.customer) ?? "",
          subscription: id,
          subscription_details: {
            items: [{ id: itemOf(subscription).id, price: prices.priceOf(to), quantity: 1 }],
            proration_behavior: "always_invoice",
          },
        });
        const credit = preview.lines.data.reduce((sum, { amount }) => sum - Math.min(0, amount), 0);
        return { credit, dueNow: Math.max(0, preview.amount_due) };
      }),

    changeNow: (id, to, key) => withStripeErrors(() => changeNow(account, id, to, key)),
    changeAtPeriodEnd: (id, to, key) => withStripeErrors(() => schedule(account, id, to, key)),
    undoChange: (id) => withStripeErrors(async () => releaseSchedule(account, await read(account, id))),
  };
}

function endings(account: Account): Pick<Payments, "cancel" | "resume"> {
  const { stripe } = account;
  return {
    cancel: (id, when) =>
      withStripeErrors(async () => {
        const subscription = await read(account, id);
        if (subscription.status === "canceled" || subscription.status === "incomplete_expired") return;
        if (when === "now") {
          await stripe.subscriptions.cancel(id, { prorate: false });
          return;
        }
        await releaseSchedule(account, subscription);
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }),
    resume: (id) =>
      withStripeErrors(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: false });
      }),
  };
}

function invoices({ stripe }: Account): Pick<Payments, "invoices" | "refund"> {
  return {
    invoices: (customer) =>
      withStripeErrors(async () =>
        (await stripe.invoices.list({ customer, limit: 100 })).data.map(readInvoice),
      ),

    refund: (invoice, key) =>
      withStripeErrors(async () => {
        const { data } = await stripe.invoicePayments.list({ invoice, status: "paid", limit: 10 });
        for (const [index, { payment }] of data.entries()) {
          const intent = idOf(payment.payment_intent);
          if (intent === null) continue;
          await stripe.refunds
            .create(
              { payment_intent: intent, reason: "requested_by_customer" },
              { idempotencyKey: `${key}:${index}` },
            )
            .catch((error: unknown) => {
              if (!isRefundedBefore(error)) throw error;
            });
        }
      }),
  };
}

function charges(account: Account): Pick<Payments, "readCharge" | "chargeEvents"> {
  const { stripe } = account;
  return {
    readCharge: (id) =>
      withStripeErrors(async () => {
        const charge = await stripe.charges.retrieve(id);
        const intent = idOf(charge.payment_intent);
        return {
          subscriptionId: intent === null ? null : await subscriptionOfPayment(account, intent),
          refundedWhole: charge.refunded,
          disputed: charge.disputed,
        };
      }),
    chargeEvents: (since) =>
      withStripeErrors(async () => {
        const found: PaymentEvent[] = [];
        const created = { gte: Math.floor(since.getTime() / 1_000) };
        for await (const raw of stripe.events.list({ types: [...chargeEventTypes], created, limit: 100 })) {
          const event = readEventObject(raw);
          if (event !== null) found.push(event);
        }
        return found;
      }),
  };
}

async function subscriptionOfPayment({ stripe }: Account, intent: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent },
    limit: 1,
    expand: ["data.invoice"],
  });
  const invoice = data[0]?.invoice;
  if (typeof invoice !== "object" || invoice === null || !("parent" in invoice)) return null;
  return idOf(invoice.parent?.subscription_details?.subscription);
}

async function changeNow(account: Account, id: string, to: Terms, key: string): Promise<void> {
  const { stripe, prices } = account;
  const subscription = await read(account, id);
  await releaseSchedule(account, subscription);
  const items = [{ id: itemOf(subscription).id, price: prices.priceOf(to), quantity: 1 }];
  const inTrial = subscription.status === "trialing";
  const after = await stripe.subscriptions.update(
    id,
    inTrial
      ? { items, proration_behavior: "none" }
      : { items, proration_behavior: "always_invoice", payment_behavior: "pending_if_incomplete" },
    { idempotencyKey: key },
  );
  // The change waits for a failed payment: it is cancelled, so that nothing is half done.
  if (after.pending_update != null) {
    const invoice = idOf(after.latest_invoice);
    if (invoice !== null) await stripe.invoices.voidInvoice(invoice);
    throw new AppError("card_declined");
  }
}

async function schedule(account: Account, id: string, to: Terms, key: string): Promise<void> {
  const { stripe, prices } = account;
  const subscription = await read(account, id);
  const item = itemOf(subscription);
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  const made =
    idOf(subscription.schedule) ??
    (await stripe.subscriptionSchedules.create({ from_subscription: id }, { idempotencyKey: key })).id;
  await stripe.subscriptionSchedules.update(made, {
    end_behavior: "release",
    proration_behavior: "none",
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: [{ price: prices.priceOf(to), quantity: 1 }],
        start_date: item.current_period_end,
        duration: { interval: to.period === "yearly" ? "year" : "month", interval_count: 1 },
      },
    ],
  });
}

/** Somebody refunded it by hand. */
const isRefundedBefore = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "charge_already_refunded";
