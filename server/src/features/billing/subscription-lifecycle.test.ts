import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import { aShop } from "../../testing/a-shop.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { paymentsOverview } from "./payments-overview.ts";
import { reconcileSubscriptions } from "./reconcile.ts";
import { readAccount } from "./store.ts";

const day = 86_400_000;

describe("a subscription's life, by the test clock", () => {
  let shop: Awaited<ReturnType<typeof aShop>>;
  let test: NonNullable<typeof shop.deps.payments.test>;
  beforeAll(async () => {
    shop = await aShop(await openTestDatabase());
    const side = shop.deps.payments.test;
    if (side === null) throw new Error("no test mode");
    test = side;
  });
  afterAll(() => shop.close());

  /** Moves the clock by days and delivers every message. */
  const pass = async (days: number) => {
    await test.moveClock(days * day);
    await shop.settle();
  };
  type Buyer = Awaited<ReturnType<typeof shop.aBuyer>>;
  const customerOf = async ({ actor }: Buyer) => {
    return (await readAccount(shop.deps.db, actor.userId))?.customerId ?? "";
  };
  /** Kinds of a person's notices, in order. */
  const noticesOf = async ({ actor }: Buyer) => {
    const rows = await shop.deps.db.execute(
      sql`SELECT kind FROM notifications WHERE user_id = ${actor.userId} ORDER BY id`,
    );
    return rowsOf<{ kind: string }>(rows).map(({ kind }) => kind);
  };
  const state = async (buyer: Buyer) => {
    const { level, subscription } = await buyer.plan();
    return [level, subscription?.status, subscription?.access];
  };

  it("is charged after seven days, renewed, and ends when the period does", async () => {
    const buyer = await shop.aBuyer();
    await buyer.buy("monthly");
    await pass(6);
    expect(await state(buyer)).toEqual(["pro", "trialing", "full"]);
    expect((await buyer.ask("GET", "/api/billing/invoices")).body.invoices).toMatchObject([{ amount: 0 }]);
    await pass(2);
    expect(await state(buyer)).toEqual(["pro", "active", "full"]);
    expect(await buyer.plan()).toMatchObject({ moneyBack: { amount: 2_900, state: "possible" } });
    await pass(31);
    const { body } = await buyer.ask("GET", "/api/billing/invoices");
    expect(body).toMatchObject({
      testMode: true,
      invoices: [{ amount: 2_900, status: "paid", number: "TEST-0003" }, { amount: 2_900 }, { amount: 0 }],
    });
    expect((await buyer.plan()).moneyBack.state).toBe("over");
    expect((await buyer.ask("POST", "/api/billing/money-back", {})).body.code).toBe("money_back_over");

    const cancelled = await buyer.ask("POST", "/api/billing/cancel", {});
    expect(cancelled.body).toMatchObject({ level: "pro", subscription: { cancelAtPeriodEnd: true } });
    const resumed = await buyer.ask("POST", "/api/billing/resume", {});
    expect(resumed.body.subscription.cancelAtPeriodEnd).toBe(false);
    await buyer.ask("POST", "/api/billing/cancel", {});
    await pass(31);
    expect(await state(buyer)).toEqual(["starter", "canceled", "none"]);
    expect((await buyer.ask("POST", "/api/billing/resume", {})).body.code).toBe("no_subscription");
    expect(await noticesOf(buyer)).toEqual([
      "subscription-started",
      "subscription-charge-soon",
      "payment-receipt",
      "payment-receipt",
      "subscription-canceled",
      "subscription-canceled",
    ]);
  });

  it("gives seven days once: the second subscription is paid at once", async () => {
    const buyer = await shop.aBuyer();
    await buyer.buy("monthly");
    await buyer.ask("POST", "/api/billing/cancel", {});
    await pass(8);
    expect(await state(buyer)).toEqual(["starter", "canceled", "none"]);
    const again = await buyer.ask("POST", "/api/create-subscription", { planType: "monthly" });
    expect(again.body).toMatchObject({ trialEndsAt: null, dueToday: 2_900 });
    expect((await buyer.plan()).freeDays).toBe(0);
    expect(again.body.clientSecret).toMatch(/^test_seti_/);
    const { clientSecret } = again.body;
    await buyer.ask("POST", "/api/billing/test-outcome", { clientSecret, outcome: "succeeds" });
    expect(await state(buyer)).toEqual(["pro", "active", "full"]);
  });

  it("has seven days of grace when a renewal fails, and is whole again once it is paid", async () => {
    const [late, never] = [await shop.aBuyer(), await shop.aBuyer()];
    await late.buy("monthly");
    const taken = await late.ask("POST", "/api/billing/test-outcome", { outcome: "fails-later" });
    expect(taken.body.result).toBe("succeeded");
    await never.buy("monthly");
    await test.spoilCard(await customerOf(never), false);
    await pass(8);
    expect(await state(late)).toEqual(["pro", "past_due", "grace"]);
    expect(await noticesOf(late)).toEqual(["subscription-started", "payment-failed"]);
    expect((await late.plan()).subscription).toMatchObject({
      problem: "payment_failed",
      graceUntil: expect.any(String),
    });
    const declined = await late.ask("POST", "/api/billing/test-outcome", { outcome: "fails-later" });
    expect(declined.body.code).toBe("card_declined");
    const paid = await late.ask("POST", "/api/billing/test-outcome", { outcome: "succeeds" });
    expect(paid.body.result).toBe("succeeded");
    expect(await state(late)).toEqual(["pro", "active", "full"]);
    await pass(8);
    expect(await state(never)).toEqual(["starter", "canceled", "none"]);
    expect(await noticesOf(never)).toEqual(["subscription-started", "payment-failed", "subscription-ended"]);
  });

  it("forgets an order to which no card came within a day, and ends one whose first bill is unpaid", async () => {
    const [idle, unpaid] = [await shop.aBuyer(), await shop.aBuyer()];
    await idle.ask("POST", "/api/create-subscription", { planType: "team" });
    await unpaid.buy("monthly");
    await unpaid.ask("POST", "/api/billing/cancel", {});
    await pass(8);
    const { clientSecret } = (await unpaid.ask("POST", "/api/create-subscription", { planType: "team" }))
      .body;
    await unpaid.ask("POST", "/api/billing/test-outcome", { clientSecret, outcome: "fails-later" });
    await pass(0.5);
    await reconcileSubscriptions(shop.deps);
    expect((await unpaid.plan()).subscription.status).toBe("incomplete");
    expect((await idle.plan()).subscription.status).toBe("incomplete");
    await pass(1);
    const tomorrow = new Date(Date.now() + 1.1 * day);
    await reconcileSubscriptions({ ...shop.deps, now: () => tomorrow });
    expect((await idle.plan()).subscription).toBeNull();
    expect((await unpaid.plan()).subscription.status).toBe("incomplete_expired");
  });

  it("changes to the dearer at once and to the cheaper later, as the preview said", async () => {
    const buyer = await shop.aBuyer();
    const change = (planType: string, period: string, preview = false) =>
      buyer.ask("POST", `/api/billing/change${preview ? "/preview" : ""}`, { planType, period });
    await buyer.buy("monthly");
    expect((await change("team", "monthly", true)).body).toMatchObject({
      when: "in_trial",
      dueNow: 0,
      amount: 9_900,
    });
    await pass(8);
    const preview = (await change("monthly", "yearly", true)).body;
    expect(preview).toMatchObject({ when: "now", amount: 29_000 });
    expect(preview.dueNow + preview.credit).toBe(29_000);
    expect((await change("monthly", "yearly")).body.subscription).toMatchObject({
      period: "yearly",
      amount: 29_000,
    });
    expect((await change("monthly", "yearly")).body.code).toBe("same_plan");
    const invoices = (await buyer.ask("GET", "/api/billing/invoices")).body.invoices;
    expect(Math.abs(invoices[0].amount - preview.dueNow)).toBeLessThan(5);

    expect((await change("monthly", "monthly", true)).body).toMatchObject({ when: "period_end", dueNow: 0 });
    expect((await change("monthly", "monthly")).body.subscription).toMatchObject({
      period: "yearly",
      pendingChange: { planType: "monthly", period: "monthly" },
    });
    const kept = await buyer.ask("POST", "/api/billing/change/undo", {});
    expect(kept.body.subscription.pendingChange).toBeNull();
    await change("monthly", "monthly");
    await pass(366);
    expect((await buyer.plan()).subscription).toMatchObject({ period: "monthly", pendingChange: null });
  });

  it("changes nothing when the card is declined", async () => {
    const buyer = await shop.aBuyer();
    await buyer.buy("monthly");
    await pass(8);
    await test.spoilCard(await customerOf(buyer), false);
    const refused = await buyer.ask("POST", "/api/billing/change", { planType: "team", period: "monthly" });
    expect(refused).toMatchObject({ status: 402, body: { code: "card_declined" } });
    expect(await buyer.plan()).toMatchObject({ level: "pro", subscription: { planType: "monthly" } });
  });

  it("pays everything back within thirty days, once, and ends the plan", async () => {
    const buyer = await shop.aBuyer();
    await buyer.buy("monthly");
    await pass(8);
    await buyer.ask("POST", "/api/billing/change", { planType: "team", period: "monthly" });
    const { moneyBack } = await buyer.plan();
    expect(moneyBack.amount).toBeGreaterThan(9_000);
    const asked = await Promise.all([1, 2, 3].map(() => buyer.ask("POST", "/api/billing/money-back", {})));
    expect(asked.map(({ body }) => body.moneyBack?.state)).toEqual(["requested", "requested", "requested"]);
    await shop.settle();
    expect(await buyer.plan()).toMatchObject({
      level: "starter",
      moneyBack: { amount: moneyBack.amount, state: "done" },
      subscription: { status: "canceled", problem: "refunded" },
    });
    expect(await noticesOf(buyer)).toEqual([
      "subscription-started",
      "payment-receipt",
      "payment-receipt",
      "payment-refunded",
    ]);
    const { invoices } = (await buyer.ask("GET", "/api/billing/invoices")).body;
    const sum = (key: string) =>
      invoices.reduce((total: number, one: Record<string, number>) => total + (one[key] ?? 0), 0);
    expect(sum("refunded")).toBe(sum("amount"));
  });

  it("tells the operator how payments are doing", async () => {
    const { provider, ready, testClock, subscriptions, webhooks } = await paymentsOverview(shop.deps);
    expect([provider, ready]).toEqual(["test", true]);
    expect(Date.parse(testClock ?? "")).toBeGreaterThan(Date.now() + 300 * day);
    expect(subscriptions.canceled).toBeGreaterThan(1);
    expect(webhooks).toMatchObject({ applied: expect.any(Number) });
    expect(webhooks.waiting).toBeUndefined();
  });
});
