import { PlanAction, PlanState, Subscription } from "@waymark/contract/billing";

const allowed = { allowed: true, reason: null };

/** The Starter plan, with little used, in test mode. */
export function aPlan(change: Partial<PlanState> = {}): PlanState {
  return PlanState.parse({
    level: "starter",
    trial: null,
    subscription: null,
    use: [{ what: "applications", used: 3, limit: 10, resetsAt: "2026-12-01T00:00:00.000Z" }],
    team: null,
    can: Object.fromEntries(PlanAction.options.map((action) => [action, allowed])),
    moneyBack: null,
    freeDays: 7,
    payments: { provider: "test", ready: true, reason: null, testMode: true },
    ...change,
  });
}

/** The Pro plan, monthly, paid. */
export function aSubscription(change: Partial<Subscription> = {}): Subscription {
  return Subscription.parse({
    planType: "monthly",
    period: "monthly",
    status: "active",
    access: "full",
    amount: 2_900,
    currency: "USD",
    card: { brand: "test", last4: "4242" },
    trialEndsAt: null,
    periodEndsAt: "2026-12-20T00:00:00.000Z",
    graceUntil: null,
    cancelAtPeriodEnd: false,
    pendingChange: null,
    endedAt: null,
    problem: null,
    ...change,
  });
}
