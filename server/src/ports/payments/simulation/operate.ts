import { AppError } from "@waymark/contract/errors";
import { type Proration, prorate } from "@waymark/domain/billing/change-of-plan";
import { priceOf } from "@waymark/domain/billing/plans";
import { isTerminal } from "@waymark/domain/billing/subscription";
import { nextPeriodEnd } from "@waymark/domain/billing/windows";
import type { TestOutcome } from "../port.ts";
import { emit, type SimCard, type SimSubscription, type SimTerms, type Simulation } from "./account.ts";
import { end, payOpen } from "./advance.ts";
import { bill, charge, markPaid, priceNow, updated } from "./bill.ts";
import { newIntent } from "./setup.ts";

const day = 86_400_000;

/** @throws AppError `not_found`. */
export function find(sim: Pick<Simulation, "account">, id: string): SimSubscription {
  const found = sim.account.subscriptions.find((one) => one.id === id);
  if (found === undefined) throw new AppError("not_found");
  return found;
}

export function begin(
  sim: Simulation,
  {
    planType,
    period,
    rowId,
    trialDays,
    card,
  }: SimTerms & { rowId: string | null; trialDays: number; card: SimCard },
): SimSubscription {
  const inTrial = trialDays > 0;
  const trialEnd = inTrial ? sim.now + trialDays * day : null;
  const one: SimSubscription = {
    id: sim.newId("sub"),
    itemId: sim.newId("si"),
    rowId,
    planType,
    period,
    status: inTrial ? "trialing" : "incomplete",
    createdAt: sim.now,
    trialEnd,
    periodStart: sim.now,
    periodEnd: trialEnd ?? nextPeriodEnd(new Date(sim.now), period).getTime(),
    cancelAtPeriodEnd: false,
    endedAt: null,
    card,
    intent: null,
    latestInvoiceId: "",
    pendingChange: null,
    scheduleId: null,
    retries: 0,
    nextRetry: null,
    noticed: false,
  };
  sim.account.subscriptions.push(one);
  emit(sim, "customer.subscription.created", "subscription", one.id, one.id);
  const invoice = bill(sim, one, inTrial ? 0 : priceNow(one));
  if (inTrial) {
    markPaid(sim, invoice);
    return one;
  }
  if (charge(sim, one, invoice)) one.status = "active";
  else one.intent = newIntent(sim, "pi");
  updated(sim, one);
  return one;
}

export function confirm(
  sim: Simulation,
  one: SimSubscription,
  outcome: TestOutcome,
  card: SimCard,
): "succeeded" | "requires_action" | "declined" {
  const { intent } = one;
  if (intent === null || intent.status === "canceled" || isTerminal(one.status)) return "declined";
  if (intent.status === "succeeded") return "succeeded";
  if (outcome === "needs-confirmation") {
    intent.status = "requires_action";
    return "requires_action";
  }
  const fails = outcome === "declined" || outcome === "refused" || outcome === "fails-later";
  if (fails || (outcome === "confirmed" && intent.status !== "requires_action")) {
    intent.status = "requires_payment_method";
    emit(sim, "payment_intent.payment_failed", "payment_intent", intent.id, one.id);
    return "declined";
  }
  intent.status = "succeeded";
  one.card = card;
  emit(sim, "payment_intent.succeeded", "payment_intent", intent.id, one.id);
  const open = sim.account.invoices.find(({ id }) => id === one.latestInvoiceId);
  if (open?.status === "open") {
    markPaid(sim, open);
    one.status = "active";
  }
  updated(sim, one);
  return "succeeded";
}

export function replaceCard(sim: Simulation, one: SimSubscription, card: SimCard): void {
  one.card = card;
  updated(sim, one);
  if (one.status === "past_due") payOpen(sim, one);
}

export function preview(sim: Simulation, one: SimSubscription, to: SimTerms): Proration {
  if (one.status === "trialing") return { credit: 0, dueNow: 0 };
  return prorate(
    { ...one, price: priceNow(one), start: new Date(one.periodStart), end: new Date(one.periodEnd) },
    { ...to, price: priceOf(to.planType, to.period) },
    new Date(sim.now),
  );
}

/** Charges the difference at once. @throws AppError `card_declined`; then nothing changed. */
export function changeNow(sim: Simulation, one: SimSubscription, to: SimTerms): void {
  const { dueNow } = preview(sim, one, to);
  if (dueNow > 0 && one.card?.pays !== true) throw new AppError("card_declined");
  const isLonger = one.period !== to.period;
  Object.assign(one, { planType: to.planType, period: to.period, pendingChange: null, scheduleId: null });
  if (one.status !== "trialing") {
    if (isLonger) {
      one.periodStart = sim.now;
      one.periodEnd = nextPeriodEnd(new Date(sim.now), to.period).getTime();
    }
    charge(sim, one, bill(sim, one, dueNow));
  }
  updated(sim, one);
}

export function cancel(sim: Simulation, one: SimSubscription, when: "now" | "period_end"): void {
  if (isTerminal(one.status)) return;
  if (when === "now") {
    end(sim, one);
    return;
  }
  Object.assign(one, { cancelAtPeriodEnd: true, pendingChange: null, scheduleId: null });
  updated(sim, one);
}

export function refund(sim: Simulation, invoiceId: string): void {
  const invoice = sim.account.invoices.find(({ id }) => id === invoiceId);
  if (invoice === undefined || invoice.status !== "paid") throw new AppError("not_found");
  if (invoice.refunded === invoice.amount) return;
  invoice.refunded = invoice.amount;
  emit(sim, "charge.refunded", "charge", invoice.chargeId, invoice.subscriptionId);
}

export function forget(sim: Simulation): void {
  for (const setup of sim.account.setups) Object.assign(setup, { status: "canceled", card: null });
  for (const one of sim.account.subscriptions) {
    cancel(sim, one, "now");
    one.card = null;
  }
  Object.assign(sim.account, { deleted: true, email: "", userId: "" });
  emit(sim, "customer.deleted", "customer", sim.account.customerId, null);
}
