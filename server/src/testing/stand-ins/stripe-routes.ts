import type { PaidPlanId, Period } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";
import type {
  SimCard,
  SimSubscription,
  SimTerms,
  Simulation,
} from "../../ports/payments/simulation/account.ts";
import { updated } from "../../ports/payments/simulation/bill.ts";
import {
  begin,
  cancel,
  changeNow,
  find,
  forget,
  preview,
  refund,
} from "../../ports/payments/simulation/operate.ts";
import { listOf, type Route, read, setupRoutes } from "./stripe-setup-routes.ts";
import {
  invoiceJson,
  paymentOf,
  priceIds,
  Refused,
  scheduleJson,
  subscriptionJson,
} from "./stripe-shapes.ts";
import type { StandIn } from "./stripe-stand-in.ts";

function termsOf(price: string): SimTerms {
  const found = Object.entries(priceIds).find(([, id]) => id === price)?.[0];
  if (found === undefined) throw new AppError("not_found");
  const [planType, period] = found.split("-") as [PaidPlanId, Period];
  return { planType, period };
}

const ownerOfSubscription = (standIn: StandIn, id: string) =>
  standIn.ownerOf(({ subscriptions }) => subscriptions.some((one) => one.id === id));

/** Changes one subscription and returns it. */
function onSubscription(
  standIn: StandIn,
  id: string,
  expand: readonly string[],
  work: (sim: Simulation, one: SimSubscription) => object | undefined,
): object {
  return standIn.act(ownerOfSubscription(standIn, id), (sim) => {
    const one = find(sim, id);
    const more = work(sim, one);
    return {
      ...subscriptionJson({ account: sim.account, expand }, one),
      ...more,
    };
  });
}

const bySchedule = (standIn: StandIn, id: string) => {
  const owner = standIn.ownerOf(({ subscriptions }) => subscriptions.some((one) => one.scheduleId === id));
  const found = standIn.accounts.get(owner)?.subscriptions.find((one) => one.scheduleId === id);
  if (found === undefined) throw new AppError("not_found");
  return found.id;
};

/** A card that was set up for the customer. */
function cardOf({ account }: Simulation, id: string | undefined): SimCard {
  const card = account.setups.find((setup) => setup.card?.id === id)?.card;
  if (!card) throw new AppError("not_found");
  return { ...card };
}

function updateSubscription(standIn: StandIn, given: Record<string, unknown>, id: string): object {
  const asked = read("subscriptions.update", given);
  return onSubscription(standIn, id, asked.expand, (sim, one) => {
    if (one.endedAt !== null) throw new AppError("not_found");
    if (asked.default_payment_method !== undefined) {
      one.card = cardOf(sim, asked.default_payment_method);
    }
    if (asked.cancel_at_period_end !== undefined) {
      if (one.scheduleId !== null) throw new Error("The subscription is managed by a schedule.");
      one.cancelAtPeriodEnd = asked.cancel_at_period_end;
      updated(sim, one);
    }
    const [item] = asked.items ?? [];
    if (item?.price === undefined) return undefined;
    if (item.id !== one.itemId) throw new AppError("not_found");
    if (one.scheduleId !== null) throw new Error("The subscription is managed by a schedule.");
    if (one.status === "trialing" && asked.proration_behavior !== "none")
      throw new Error("The stand-in expects no proration in a trial.");
    try {
      changeNow(sim, one, termsOf(item.price));
      return undefined;
    } catch (error) {
      // Stripe keeps such a change as pending until its bill is paid or voided.
      if (error instanceof AppError && asked.payment_behavior === "pending_if_incomplete")
        return { pending_update: { expires_at: 0 }, latest_invoice: standIn.newId("in") };
      throw error;
    }
  });
}

const routes: readonly Route[] = [
  ...setupRoutes,
  [
    "POST",
    /^\/v1\/customers$/,
    (standIn, given) => {
      const { email = "", metadata = {} } = read("customers.create", given);
      const customerId = standIn.newId("cus");
      const userId = metadata.waymark_user ?? "";
      const nothing = { deleted: false, balance: 0, setups: [], subscriptions: [], invoices: [] };
      standIn.accounts.set(customerId, { customerId, userId, email, ...nothing });
      return { id: customerId, object: "customer", email };
    },
  ],
  [
    "DELETE",
    /^\/v1\/customers\/(\w+)$/,
    (standIn, given, id) => {
      read("customers.delete", given);
      standIn.act(id, (sim) => forget(sim));
      return { id, object: "customer", deleted: true };
    },
  ],
  [
    "POST",
    /^\/v1\/subscriptions$/,
    (standIn, given) => {
      const asked = read("subscriptions.create", given);
      const [item] = asked.items;
      if (item === undefined) throw new Error("Missing required param: items.");
      return standIn.act(asked.customer, (sim) => {
        const rowId = asked.metadata?.waymark_subscription ?? null;
        const card = cardOf(sim, asked.default_payment_method);
        const one = begin(sim, {
          ...termsOf(item.price),
          rowId,
          trialDays: asked.trial_period_days ?? 0,
          card,
        });
        return subscriptionJson({ account: sim.account, expand: asked.expand }, one);
      });
    },
  ],
  [
    "GET",
    /^\/v1\/subscriptions$/,
    (standIn, given) => {
      const { customer = "", expand } = read("subscriptions.list", given);
      const inner = expand.map((path) => path.slice("data.".length));
      return standIn.act(customer, ({ account }) =>
        listOf(account.subscriptions.map((one) => subscriptionJson({ account, expand: inner }, one))),
      );
    },
  ],
  [
    "GET",
    /^\/v1\/subscriptions\/(\w+)$/,
    (standIn, given, id) =>
      onSubscription(standIn, id, read("subscriptions.retrieve", given).expand, () => undefined),
  ],
  ["POST", /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  [
    "DELETE",
    /^\/v1\/subscriptions\/(\w+)$/,
    (standIn, given, id) => {
      read("subscriptions.cancel", given);
      return onSubscription(standIn, id, [], (sim, one) => {
        if (one.endedAt !== null) throw new AppError("not_found");
        cancel(sim, one, "now");
      });
    },
  ],
  [
    "POST",
    /^\/v1\/invoices\/create_preview$/,
    (standIn, given) => {
      const { subscription, subscription_details: asked } = read("invoices.preview", given);
      const [item] = asked.items;
      if (item === undefined) throw new Error("Missing required param: items.");
      return standIn.act(ownerOfSubscription(standIn, subscription), (sim) => {
        const { credit, dueNow } = preview(sim, find(sim, subscription), termsOf(item.price));
        const lines = listOf([{ amount: -credit }, { amount: dueNow + credit }]);
        return { object: "invoice", amount_due: dueNow, lines };
      });
    },
  ],
  [
    "GET",
    /^\/v1\/invoices$/,
    (standIn, given) => {
      const { customer = "" } = read("invoices.list", given);
      return standIn.act(customer, ({ account }) =>
        listOf(account.invoices.map((invoice) => invoiceJson(account, invoice, null)).reverse()),
      );
    },
  ],
  [
    "POST",
    /^\/v1\/invoices\/(\w+)\/void$/,
    (_, given, id) => {
      read("invoices.void", given);
      return { id, object: "invoice", status: "void" };
    },
  ],
  [
    "GET",
    /^\/v1\/invoice_payments$/,
    (standIn, given) => {
      const { invoice, payment } = read("invoicePayments.list", given);
      const found = [...standIn.accounts.values()].flatMap((account) =>
        account.invoices
          .filter((one) => one.id === invoice || paymentOf(one) === payment?.payment_intent)
          .filter((one) => one.status === "paid" && one.amount > 0)
          .map((one) => ({
            object: "invoice_payment",
            status: "paid",
            invoice: invoiceJson(account, one, null),
            payment: { type: "payment_intent", payment_intent: paymentOf(one) },
          })),
      );
      return listOf(found);
    },
  ],
  [
    "POST",
    /^\/v1\/refunds$/,
    (standIn, given) => {
      const { payment_intent: intent } = read("refunds.create", given);
      const owner = standIn.ownerOf(({ invoices }) => invoices.some((one) => paymentOf(one) === intent));
      const bill = standIn.accounts.get(owner)?.invoices.find((one) => paymentOf(one) === intent);
      if (bill !== undefined && bill.amount > 0 && bill.refunded === bill.amount)
        throw new Refused(400, "invalid_request_error", "Already refunded", "charge_already_refunded");
      standIn.act(owner, (sim) => refund(sim, intent.slice("pi_".length)));
      standIn.refunds.push(intent);
      return { id: standIn.newId("re"), object: "refund", status: "succeeded" };
    },
  ],
  [
    "GET",
    /^\/v1\/charges\/(\w+)$/,
    (standIn, given, id) => {
      read("charges.retrieve", given);
      const owner = standIn.ownerOf(({ invoices }) => invoices.some(({ chargeId }) => chargeId === id));
      const invoice = standIn.accounts.get(owner)?.invoices.find(({ chargeId }) => chargeId === id);
      if (invoice === undefined) throw new AppError("not_found");
      const refunded = invoice.refunded === invoice.amount;
      const payment_intent = paymentOf(invoice);
      const disputed = standIn.disputed.has(id);
      return { id, object: "charge", customer: owner, payment_intent, refunded, disputed };
    },
  ],
  [
    "POST",
    /^\/v1\/subscription_schedules$/,
    (standIn, given) => {
      const { from_subscription: id } = read("schedules.create", given);
      onSubscription(standIn, id, [], (_, one) => {
        one.scheduleId = standIn.newId("sub_sched");
      });
      const owner = standIn.accounts.get(ownerOfSubscription(standIn, id));
      return scheduleJson(find({ account: owner ?? never() }, id));
    },
  ],
  [
    "POST",
    /^\/v1\/subscription_schedules\/(\w+)\/release$/,
    (standIn, given, id) => {
      read("schedules.release", given);
      return onSubscription(standIn, bySchedule(standIn, id), [], (sim, one) => {
        Object.assign(one, { scheduleId: null, pendingChange: null });
        updated(sim, one);
      });
    },
  ],
  [
    "POST",
    /^\/v1\/subscription_schedules\/(\w+)$/,
    (standIn, given, id) => {
      const { phases } = read("schedules.update", given);
      const [first, next] = phases;
      return onSubscription(standIn, bySchedule(standIn, id), [], (sim, one) => {
        const price = next?.items[0]?.price;
        if (price === undefined || first?.end_date !== Math.floor(one.periodEnd / 1_000))
          throw new Error("The first phase has to end with the period.");
        one.pendingChange = termsOf(price);
        updated(sim, one);
      });
    },
  ],
  [
    "POST",
    /^\/v1\/billing_portal\/sessions$/,
    (_, given) => {
      const { return_url } = read("portal.create", given);
      return { object: "billing_portal.session", url: "https://billing.stripe.com/p/session/x", return_url };
    },
  ],
];

const never = (): never => {
  throw new AppError("not_found");
};

/** Answers a call with valid headers. */
export function answerCall(
  standIn: StandIn,
  method: string,
  path: string,
  given: Record<string, unknown>,
): object {
  for (const [wanted, pattern, answer] of routes) {
    const match = wanted === method ? pattern.exec(path) : null;
    if (match !== null) return answer(standIn, given, match[1] ?? "");
  }
  throw new Error(`Unrecognized request URL (${method}: ${path}).`);
}
