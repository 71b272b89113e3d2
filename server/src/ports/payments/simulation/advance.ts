import { isTerminal } from "@waymark/domain/billing/subscription";
import { nextPeriodEnd } from "@waymark/domain/billing/windows";
import { emit, type SimSubscription, type Simulation } from "./account.ts";
import { bill, charge, priceNow, updated, voidOpen } from "./bill.ts";

const day = 86_400_000;
const firstPaymentWithin = 23 * 3_600_000;

/** Days between a failed charge and each retry; after the last one the subscription ends. */
const retryDays = [3, 2, 2] as const;

export function advance(sim: Simulation): void {
  const until = sim.now;
  for (;;) {
    const next = sim.account.subscriptions
      .flatMap((one) => dueOf(one).map((due) => ({ one, ...due })))
      .sort((a, b) => a.at - b.at)
      .at(0);
    if (next === undefined || next.at > until) break;
    sim.now = next.at;
    next.happens(sim, next.one);
  }
  sim.now = until;
}

interface Due {
  readonly at: number;
  readonly happens: (sim: Simulation, one: SimSubscription) => void;
}

function dueOf(one: SimSubscription): Due[] {
  if (isTerminal(one.status)) return [];
  switch (one.status) {
    case "trialing": {
      const end = one.trialEnd ?? one.periodEnd;
      const warning = { at: end - 3 * day, happens: warnOfTrialEnd };
      return one.noticed ? [{ at: end, happens: endTrial }] : [warning, { at: end, happens: endTrial }];
    }
    case "incomplete":
      return [{ at: one.createdAt + firstPaymentWithin, happens: expire }];
    case "active":
      return [{ at: one.periodEnd, happens: renew }];
    case "past_due":
      return one.nextRetry === null ? [] : [{ at: one.nextRetry, happens: retry }];
    default:
      return [];
  }
}

function warnOfTrialEnd(sim: Simulation, one: SimSubscription): void {
  one.noticed = true;
  emit(sim, "customer.subscription.trial_will_end", "subscription", one.id, one.id);
}

function expire(sim: Simulation, one: SimSubscription): void {
  one.status = "incomplete_expired";
  one.endedAt = sim.now;
  if (one.intent !== null) one.intent.status = "canceled";
  voidOpen(sim, one);
  updated(sim, one);
}

export function end(sim: Simulation, one: SimSubscription): void {
  one.status = "canceled";
  one.endedAt = sim.now;
  one.pendingChange = null;
  one.scheduleId = null;
  one.nextRetry = null;
  if (one.intent !== null && one.intent.status !== "succeeded") one.intent.status = "canceled";
  voidOpen(sim, one);
  emit(sim, "customer.subscription.deleted", "subscription", one.id, one.id);
}

function endTrial(sim: Simulation, one: SimSubscription): void {
  if (one.cancelAtPeriodEnd || one.card === null) {
    end(sim, one);
    return;
  }
  beginPeriod(sim, one);
}

function renew(sim: Simulation, one: SimSubscription): void {
  if (one.cancelAtPeriodEnd) {
    end(sim, one);
    return;
  }
  beginPeriod(sim, one);
}

function beginPeriod(sim: Simulation, one: SimSubscription): void {
  if (one.pendingChange !== null) {
    Object.assign(one, one.pendingChange);
    one.pendingChange = null;
    one.scheduleId = null;
  }
  one.periodStart = one.periodEnd;
  one.periodEnd = nextPeriodEnd(new Date(one.periodStart), one.period).getTime();
  const paid = charge(sim, one, bill(sim, one, priceNow(one)));
  one.status = paid ? "active" : "past_due";
  one.retries = 0;
  one.nextRetry = paid ? null : sim.now + retryDays[0] * day;
  updated(sim, one);
}

export function payOpen(sim: Simulation, one: SimSubscription): boolean {
  const open = sim.account.invoices.find(({ id, status }) => id === one.latestInvoiceId && status === "open");
  if (open === undefined || !charge(sim, one, open)) return false;
  one.status = "active";
  one.nextRetry = null;
  updated(sim, one);
  return true;
}

function retry(sim: Simulation, one: SimSubscription): void {
  if (payOpen(sim, one)) return;
  one.retries += 1;
  const wait = retryDays[one.retries];
  if (wait === undefined) {
    end(sim, one);
    return;
  }
  one.nextRetry = sim.now + wait * day;
  updated(sim, one);
}
