import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Config, readConfig } from "../../../config.ts";
import { openGuardedFetch } from "../../../outbound/guarded-fetch.ts";
import { signatureOf } from "../../../ports/payments/signature.ts";
import { aShop, settle } from "../../../testing/a-shop.ts";
import { codeOf } from "../../../testing/code-of.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { stripeSettings } from "../../../testing/stand-ins/stripe-settings.ts";
import { openStripeStandIn } from "../../../testing/stand-ins/stripe-stand-in.ts";
import { readPlan } from "../read-plan.ts";
import { chooseTestOutcome } from "./choose-test-outcome.ts";
import { createSubscription } from "./create-subscription.ts";

const begin = "/api/create-subscription";
const monthly = { planType: "monthly", attempt: "one" };

/** The configuration of the environment `stripeSettings`. */
const stripeConfig = (url: string): Partial<Config> => {
  const { DATA_DIR: _, LOG_LEVEL: _level, ...config } = readConfig(stripeSettings(url));
  return config;
};

describe("checkout by Stripe, against its stand-in", () => {
  let stripe: Awaited<ReturnType<typeof openStripeStandIn>>;
  let shop: Awaited<ReturnType<typeof aShop>>;
  beforeAll(async () => {
    stripe = await openStripeStandIn();
    shop = await aShop(await openTestDatabase(), {
      config: { ...stripeConfig(stripe.url), RATE_LIMITS: "off" },
      fetch: openGuardedFetch({ allowPrivate: true }),
    });
  });
  afterAll(async () => {
    await shop.close();
    await stripe.close();
  });
  beforeEach(() => {
    stripe.mishaps.length = 0;
    stripe.calls.length = 0;
  });

  const accountsOf = (userId: string) =>
    [...stripe.standIn.accounts.values()].filter((one) => one.userId === userId);
  const subscriptionsOf = (userId: string) => accountsOf(userId).flatMap((one) => one.subscriptions);
  const openSetupsOf = (userId: string) =>
    accountsOf(userId).flatMap(({ setups }) => setups.filter(({ status }) => status !== "canceled"));

  /** Sends all messages so far to the webhook, and runs their tasks. */
  async function words() {
    const now = new Date();
    for (const { body } of stripe.standIn.events.splice(0)) {
      const answer = await shop.app.inject({
        method: "POST",
        url: "/api/webhooks/payments",
        headers: {
          "content-type": "application/json",
          "stripe-signature": signatureOf("whsec_stand_in", body, now),
        },
        payload: body,
      });
      expect(answer.statusCode).toBe(200);
    }
    await settle(shop.deps);
  }

  it("hands the page what Stripe's form needs, and opens with the card", async () => {
    const buyer = await shop.aBuyer();
    const { body } = await buyer.ask("POST", begin, monthly);
    expect(body).toMatchObject({
      clientSecret: expect.stringMatching(/^seti_/),
      provider: "stripe",
      publishableKey: "pk_test_stand_in",
      dueToday: 0,
    });
    expect((await buyer.plan()).level).toBe("starter");
    stripe.confirm(body.clientSecret, "succeeds");
    expect((await buyer.ask("GET", "/api/billing/checkout")).body).toMatchObject({
      outcome: "succeeded",
      subscription: { card: { brand: "visa", last4: "4242" } },
    });
    expect(await buyer.ask("POST", "/api/billing/portal", {})).toMatchObject({
      body: { url: expect.stringContaining("billing.stripe.com") },
    });
    expect(await buyer.ask("POST", "/api/billing/test-outcome", { outcome: "succeeds" })).toMatchObject({
      status: 404,
    });
  });

  it("opens by Stripe's messages alone, when nobody comes back to the page", async () => {
    const buyer = await shop.aBuyer();
    const { clientSecret } = (await buyer.ask("POST", begin, { planType: "team" })).body;
    stripe.confirm(clientSecret, "succeeds");
    await words();
    expect(await buyer.plan()).toMatchObject({ level: "team", subscription: { status: "trialing" } });
    stripe.advance(8 * 86_400_000);
    await words();
    expect(await buyer.plan()).toMatchObject({ moneyBack: { amount: 9_900, state: "possible" } });
    await buyer.ask("POST", "/api/billing/money-back", {});
    await settle(shop.deps);
    expect(await buyer.plan()).toMatchObject({ level: "starter", moneyBack: { state: "done" } });
  });

  it.each([
    ["the line breaks before anything is made", ["dropped", "dropped"]],
    ["the line breaks after the customer was made", ["dropped-after", "dropped"]],
    ["Stripe fails", ["500"]],
    ["Stripe is asked too often", ["429"]],
  ] as const)("goes on when %s", async (_, mishaps) => {
    const buyer = await shop.aBuyer();
    stripe.mishaps.push(...mishaps);
    expect(await buyer.ask("POST", begin, monthly)).toMatchObject({
      status: 503,
      body: { code: "payments_unavailable", error: expect.stringMatching(/\w+ \w+/) },
    });
    expect((await buyer.plan()).level).toBe("starter");
    const again = await buyer.ask("POST", begin, monthly);
    expect(again.status).toBe(200);
    expect(accountsOf(buyer.actor.userId)).toHaveLength(1);
    expect(openSetupsOf(buyer.actor.userId)).toHaveLength(1);
    stripe.confirm(again.body.clientSecret, "succeeds");
    await buyer.ask("POST", "/api/billing/checkout/confirm", {});
    expect(subscriptionsOf(buyer.actor.userId)).toHaveLength(1);
  });

  it("sets up one card when its answer was lost, and lost again on the second try", async () => {
    const buyer = await shop.aBuyer();
    await buyer.ask("POST", begin, { planType: "monthly" });
    await buyer.ask("POST", "/api/billing/cancel", {});
    stripe.mishaps.push("dropped-after", "dropped-after");
    expect((await buyer.ask("POST", begin, monthly)).status).toBe(503);
    const again = await buyer.ask("POST", begin, monthly);
    expect(again.status).toBe(200);
    const open = openSetupsOf(buyer.actor.userId);
    expect(open).toHaveLength(1);
    expect(again.body.clientSecret).toBe(open[0]?.secret);
  });

  it("finds by Stripe's message a subscription whose answer was lost for good", async () => {
    const buyer = await shop.aBuyer();
    const { clientSecret } = (await buyer.ask("POST", begin, monthly)).body;
    stripe.confirm(clientSecret, "succeeds");
    stripe.standIn.events.length = 0;
    stripe.dieAt(2, "after");
    await buyer.ask("POST", "/api/billing/checkout/confirm", {});
    stripe.revive();
    expect(subscriptionsOf(buyer.actor.userId)).toHaveLength(1);
    expect((await buyer.plan()).subscription).toMatchObject({ status: "incomplete", access: "none" });
    await words();
    expect((await buyer.plan()).subscription).toMatchObject({ status: "trialing", access: "full" });
  });

  it("gives a card its seven days once, whoever brings it", async () => {
    const [first, second] = [await shop.aBuyer(), await shop.aBuyer()];
    for (const buyer of [first, second]) {
      const { clientSecret } = (await buyer.ask("POST", begin, monthly)).body;
      stripe.confirm(clientSecret, "succeeds", "the same card");
    }
    expect((await first.ask("GET", "/api/billing/checkout")).body.outcome).toBe("succeeded");
    expect((await second.ask("GET", "/api/billing/checkout")).body).toMatchObject({
      outcome: "failed",
      subscription: { status: "canceled", problem: "trial_used", access: "none" },
    });
    expect(subscriptionsOf(second.actor.userId)).toMatchObject([{ status: "canceled" }]);
  });

  it("owes nothing to what was bought in test mode before", async () => {
    const before = await testDeps({ database: shop.deps.database });
    const { actor, plan, ask } = await shop.aBuyer();
    const { clientSecret } = await createSubscription(before, actor, { planType: "team", period: "monthly" });
    await chooseTestOutcome(before, actor, { clientSecret, outcome: "succeeds" });
    expect((await readPlan(before, actor)).level).toBe("team");
    expect(await plan()).toMatchObject({ level: "starter", subscription: null });
    expect((await ask("POST", "/api/billing/cancel", {})).body.code).toBe("no_subscription");
    expect((await ask("GET", "/api/billing/invoices")).body.invoices).toEqual([]);
    expect((await ask("POST", begin, monthly)).body).toMatchObject({ provider: "stripe", dueToday: 0 });
    // Without its key, Stripe's customers are left alone.
    const again = createSubscription(before, actor, { planType: "monthly", period: "monthly" });
    expect(await codeOf(again)).toBe("payments_unavailable");
  });

  it("lets Stripe's form onto the page, and nothing of it where there is no Stripe", async () => {
    const policy = String(
      (await shop.app.inject({ url: "/api/session" })).headers["content-security-policy"],
    );
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    expect(() => readConfig({ STRIPE_SECRET_KEY: "sk_test_x" })).toThrow(/STRIPE_WEBHOOK_SECRET/);
  });
});
