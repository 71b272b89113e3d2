import { expect, it } from "vitest";
import { planTone, planWhen } from "./plan-texts.ts";
import { aPlan, aSubscription } from "./testing/a-plan.ts";

const at = "2026-12-01T00:00:00.000Z";
const trial = { startedAt: at, endsAt: at, daysLeft: 2, over: false };
const team = {
  id: "0190a1b2-0000-7000-8000-000000000009",
  name: "Ward 4",
  role: "member" as const,
  seats: { limit: 5, used: 2, pending: 0 },
};

it.each([
  ["everything is open", aPlan({ level: "open" }), { key: "open", at: null }],
  ["the free trial", aPlan({ level: "trial", trial }), { key: "trial", at }],
  ["after the free trial", aPlan({ trial: { ...trial, over: true } }), { key: "trialOver", at: null }],
  ["never had anything", aPlan({}), { key: "starter", at: null }],
  ["somebody's team", aPlan({ level: "team", team }), { key: "member", at: null }],
  [
    "bought, no card yet",
    aPlan({ subscription: aSubscription({ status: "trialing", access: "none" }) }),
    { key: "cardMissing", at: null },
  ],
  [
    "the seven days",
    aPlan({ level: "pro", subscription: aSubscription({ status: "trialing", trialEndsAt: at }) }),
    { key: "firstCharge", at },
  ],
  ["paid", aPlan({ level: "pro", subscription: aSubscription({ periodEndsAt: at }) }), { key: "renews", at }],
  [
    "canceled, still running",
    aPlan({ level: "pro", subscription: aSubscription({ cancelAtPeriodEnd: true, periodEndsAt: at }) }),
    { key: "ends", at },
  ],
  [
    "a payment failed",
    aPlan({
      level: "pro",
      subscription: aSubscription({ status: "past_due", access: "grace", graceUntil: at }),
    }),
    { key: "grace", at },
  ],
])("%s", (_, plan, when) => {
  expect(planWhen(plan)).toEqual(when);
});

it.each([
  [aSubscription({}), "pine"],
  [aSubscription({ cancelAtPeriodEnd: true }), "amber"],
  [aSubscription({ access: "grace", status: "past_due" }), "rust"],
  [aSubscription({ access: "none", status: "canceled" }), "grey"],
])("the tone of %#", (subscription, tone) => {
  expect(planTone(subscription)).toBe(tone);
});
