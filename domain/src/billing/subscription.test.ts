import { SubscriptionStatus } from "@waymark/contract/billing";
import { describe, expect, it } from "vitest";
import { isTerminal, isUnpaid, subscriptionAccess } from "./subscription.ts";

const card = { brand: "visa", last4: "4242", fingerprint: "f" };
const lastPaid = { invoiceId: "in", amount: 2_900, paidAt: new Date(0) };
const periodStart = new Date("2026-11-01T00:00:00Z");
const dayOf = (day: number) => new Date(Date.UTC(2026, 10, day));

describe("the access a subscription gives", () => {
  it.each<[SubscriptionStatus, boolean, boolean, Date, string, string | null]>([
    ["trialing", false, false, dayOf(1), "none", "card_missing"],
    ["trialing", true, false, dayOf(1), "full", null],
    ["incomplete", false, false, dayOf(1), "none", "card_missing"],
    ["incomplete", true, false, dayOf(1), "none", "payment_failed"],
    ["active", true, true, dayOf(1), "full", null],
    ["active", false, true, dayOf(1), "full", null],
    ["active", true, false, dayOf(1), "full", null],
    ["active", false, false, dayOf(1), "none", "card_missing"],
    ["past_due", true, false, dayOf(7), "grace", "payment_failed"],
    ["past_due", false, false, dayOf(7), "grace", "payment_failed"],
    ["past_due", true, false, dayOf(8), "none", "payment_failed"],
    ["unpaid", true, false, dayOf(20), "none", "payment_failed"],
    ["canceled", true, true, dayOf(1), "none", null],
    ["incomplete_expired", true, false, dayOf(1), "none", "payment_failed"],
    ["paused", true, true, dayOf(1), "none", null],
  ])("%s, card %s, paid %s", (status, hasCard, paid, now, access, problem) => {
    const derived = subscriptionAccess(
      { status, card: hasCard ? card : null, lastPaid: paid ? lastPaid : null, periodStart },
      now,
    );
    expect([derived.access, derived.problem]).toEqual([access, problem]);
    expect(derived.graceUntil?.toISOString() ?? null).toBe(
      status === "past_due" ? "2026-11-08T00:00:00.000Z" : null,
    );
  });

  it("knows which states end, and which wait for the first card", () => {
    expect(SubscriptionStatus.options.filter(isTerminal)).toEqual(["incomplete_expired", "canceled"]);
    expect(SubscriptionStatus.options.filter((status) => isUnpaid({ status, card: null }))).toEqual([
      "incomplete",
      "trialing",
    ]);
    expect(isUnpaid({ status: "trialing", card })).toBe(false);
  });
});
