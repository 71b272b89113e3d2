import { priceOf } from "@waymark/domain/billing/plans";
import { emit, type SimInvoice, type SimSubscription, type Simulation } from "./account.ts";

export function bill(sim: Simulation, one: SimSubscription, price: number): SimInvoice {
  const { account } = sim;
  const credit = Math.min(account.balance, price);
  account.balance -= credit;
  const invoice: SimInvoice = {
    id: sim.newId("in"),
    number: `TEST-${String(account.invoices.length + 1).padStart(4, "0")}`,
    subscriptionId: one.id,
    chargeId: sim.newId("ch"),
    createdAt: sim.now,
    amount: price - credit,
    status: "open",
    paidAt: null,
    refunded: 0,
  };
  account.invoices.push(invoice);
  one.latestInvoiceId = invoice.id;
  emit(sim, "invoice.finalized", "invoice", invoice.id, one.id);
  return invoice;
}

export function markPaid(sim: Simulation, invoice: SimInvoice): void {
  invoice.status = "paid";
  invoice.paidAt = sim.now;
  emit(sim, "invoice.paid", "invoice", invoice.id, invoice.subscriptionId);
}

export function charge(sim: Simulation, one: SimSubscription, invoice: SimInvoice): boolean {
  if (invoice.amount === 0 || one.card?.pays === true) {
    markPaid(sim, invoice);
    return true;
  }
  emit(sim, "invoice.payment_failed", "invoice", invoice.id, one.id);
  return false;
}

export const priceNow = (one: SimSubscription): number => priceOf(one.planType, one.period);

export function voidOpen(sim: Simulation, one: SimSubscription): void {
  for (const invoice of sim.account.invoices) {
    if (invoice.subscriptionId === one.id && invoice.status === "open") invoice.status = "void";
  }
}

export const updated = (sim: Simulation, one: SimSubscription): void =>
  emit(sim, "customer.subscription.updated", "subscription", one.id, one.id);
