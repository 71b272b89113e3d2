import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Config, readConfig } from "../../config.ts";
import { newId } from "../../ids.ts";
import { openGuardedFetch } from "../../outbound/guarded-fetch.ts";
import { signatureOf } from "../../ports/payments/signature.ts";
import { aShop } from "../../testing/a-shop.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { stripeSettings } from "../../testing/stand-ins/stripe-settings.ts";
import { paymentOf } from "../../testing/stand-ins/stripe-shapes.ts";
import { openStripeStandIn } from "../../testing/stand-ins/stripe-stand-in.ts";
import { reconcileSubscriptions } from "./reconcile.ts";
import { payRefund } from "./refunds/refund.ts";
import { readSubscriptions } from "./store.ts";
import { applyEvent } from "./webhooks/apply-event.ts";

/** Makes Stripe's client retry at once instead of after half a second. Its types leave these methods out. */
function tryAgainAtOnce(): void {
  const delays = Stripe.prototype as unknown as Record<
    "getInitialNetworkRetryDelay" | "getMaxNetworkRetryDelay",
    () => number
  >;
  vi.spyOn(delays, "getInitialNetworkRetryDelay").mockReturnValue(0);
  vi.spyOn(delays, "getMaxNetworkRetryDelay").mockReturnValue(0);
}

/** `npm run test:long` sets it. */
const everyCall = process.env.EVERY_CALL === "1";

const begin = "/api/create-subscription";
const day = 86_400_000;

describe("Stripe goes away in the middle, and the hourly look puts it right", () => {
  let stripe: Awaited<ReturnType<typeof openStripeStandIn>>;
  let shop: Awaited<ReturnType<typeof aShop>>;
  beforeAll(async () => {
    tryAgainAtOnce();
    stripe = await openStripeStandIn();
    const { DATA_DIR: _, LOG_LEVEL: _level, ...config }: Config = readConfig(stripeSettings(stripe.url));
    shop = await aShop(await openTestDatabase(), {
      config: { ...config, RATE_LIMITS: "off" },
      fetch: openGuardedFetch({ allowPrivate: true }),
    });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await shop.close();
    await stripe.close();
  });
  beforeEach(forgetEverybody);

  /** The reconciliation covers everybody, but each story is about one person. */
  async function forgetEverybody() {
    for (const table of ["subscriptions", "paid_invoices", "payment_events"])
      await shop.deps.db.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    stripe.standIn.accounts.clear();
    for (const list of [stripe.standIn.events, stripe.standIn.history]) list.length = 0;
  }

  type Buyer = Awaited<ReturnType<typeof shop.aBuyer>>;
  const accountOf = ({ actor }: Buyer) => {
    const found = [...stripe.standIn.accounts.values()].find(({ userId }) => userId === actor.userId);
    if (found === undefined) throw new Error("Stripe does not know this person.");
    return found;
  };
  const paidBills = (buyer: Buyer) =>
    accountOf(buyer).invoices.filter((bill) => bill.amount > 0 && bill.paidAt);
  const timesRefunded = (bill: { id: string }) =>
    stripe.standIn.refunds.filter((payment) => payment === paymentOf(bill)).length;
  const sweep = () => reconcileSubscriptions(shop.deps);
  const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

  /** Delivers the messages that Stripe has made so far, and runs their tasks as far as possible. */
  async function deliver() {
    for (const { id, body } of stripe.standIn.events.splice(0)) {
      const headers = {
        "content-type": "application/json",
        "stripe-signature": signatureOf("whsec_stand_in", body, new Date()),
      };
      await shop.app.inject({ method: "POST", url: "/api/webhooks/payments", headers, payload: body });
      await quietly(applyEvent(shop.deps, id));
    }
  }

  async function confirmed(outcome: "succeeds" | "fails-later" = "succeeds") {
    const buyer = await shop.aBuyer();
    const { body } = await buyer.ask("POST", begin, { planType: "monthly" });
    stripe.confirm(body.clientSecret, outcome);
    return buyer;
  }
  /** A person whose free days are over and who has paid once. */
  async function paying() {
    const buyer = await confirmed();
    await buyer.ask("POST", "/api/billing/checkout/confirm", {});
    stripe.advance(8 * day);
    await deliver();
    expect(paidBills(buyer)).toHaveLength(1);
    return buyer;
  }
  /** A second subscription of the same order, created by two calls when the first answer was lost. */
  async function chargedTwice() {
    const buyer = await paying();
    const [row] = await readSubscriptions(shop.deps.db, buyer.actor.userId);
    const { customerId, setups } = accountOf(buyer);
    const input = { customerId, rowId: row?.id ?? "", planType: "monthly", period: "monthly" } as const;
    const paymentMethod = setups[0]?.card?.id ?? "";
    await shop.deps.payments.createSubscription({ ...input, trialDays: 0, paymentMethod, key: newId() });
    expect(paidBills(buyer)).toHaveLength(2);
    return buyer;
  }
  const isOneOfTwo = async (buyer: Buyer) => {
    const { subscriptions } = accountOf(buyer);
    expect(subscriptions.map(({ status }) => status).sort()).toEqual(["active", "canceled"]);
    const [first, second] = paidBills(buyer);
    expect([first, second].map((bill) => timesRefunded(bill ?? { id: "" }))).toEqual([0, 1]);
    expect((await buyer.plan()).level).toBe("pro");
  };

  const stories = {
    "while a card is being made into a subscription": {
      prepare: () => confirmed(),
      act: (buyer: Buyer) => buyer.ask("POST", "/api/billing/checkout/confirm", {}),
      async holds(buyer: Buyer) {
        expect(accountOf(buyer).subscriptions).toMatchObject([{ status: "trialing", endedAt: null }]);
        expect(await buyer.plan()).toMatchObject({ level: "pro", subscription: { access: "full" } });
      },
    },
    "while a message of a confirmed card is applied": {
      prepare: () => confirmed(),
      act: deliver,
      async holds(buyer: Buyer) {
        expect(accountOf(buyer).subscriptions).toMatchObject([{ status: "trialing", endedAt: null }]);
        expect((await buyer.plan()).level).toBe("pro");
      },
    },
    "while the money back is asked for and paid": {
      prepare: paying,
      async act(buyer: Buyer) {
        await buyer.ask("POST", "/api/billing/money-back", {});
        await quietly(payRefund(shop.deps, buyer.actor.userId));
      },
      async holds(buyer: Buyer) {
        // Nothing was promised if Stripe did not receive the call: the person presses again.
        await buyer.ask("POST", "/api/billing/money-back", {});
        await sweep();
        expect(paidBills(buyer).map(timesRefunded)).toEqual([1]);
        expect(accountOf(buyer).subscriptions).toMatchObject([{ status: "canceled" }]);
        expect(await buyer.plan()).toMatchObject({
          level: "starter",
          moneyBack: { amount: 2_900, state: "done" },
          subscription: { status: "canceled", problem: "refunded" },
        });
      },
    },
    "while a second subscription is ended": { prepare: chargedTwice, act: deliver, holds: isOneOfTwo },
    "while a dispute ends a subscription": {
      async prepare() {
        const buyer = await paying();
        stripe.dispute(accountOf(buyer).customerId, paidBills(buyer)[0]?.id ?? "");
        return buyer;
      },
      act: deliver,
      async holds(buyer: Buyer) {
        expect(accountOf(buyer).subscriptions).toMatchObject([{ status: "canceled" }]);
        expect(await buyer.plan()).toMatchObject({ level: "starter", subscription: { problem: "disputed" } });
        expect(paidBills(buyer).map(timesRefunded)).toEqual([0]);
      },
    },
  };

  it.each(Object.entries(stories))(
    everyCall ? "%s, before and after every call" : "%s, before every even call and after every odd one",
    async (_, { prepare, act, holds }) => {
      for (const when of ["before", "after"] as const) {
        let call = when === "after" && !everyCall ? 1 : 0;
        for (let wasAway = true; wasAway; call += everyCall ? 1 : 2) {
          await forgetEverybody();
          const buyer = await prepare();
          stripe.dieAt(call, when);
          await act(buyer);
          wasAway = stripe.revive();
          await sweep();
          await holds(buyer);
          if (when === "before") continue;
          // Repeating it changes nothing.
          await sweep();
          await holds(buyer);
        }
        expect(call).toBeGreaterThan(2);
      }
    },
    300_000,
  );

  it("subscribes, and bills once, when the page was closed and no message ever came", async () => {
    const buyer = await confirmed();
    await sweep();
    await sweep();
    expect(accountOf(buyer).subscriptions).toMatchObject([{ status: "trialing" }]);
    expect((await buyer.plan()).level).toBe("pro");
  });

  it("pays back a second subscription that was paid and canceled before anybody told", async () => {
    const buyer = await chargedTwice();
    const { subscriptions } = accountOf(buyer);
    await shop.deps.payments.cancel(subscriptions[1]?.id ?? "", "now");
    stripe.standIn.events.length = 0;
    await sweep();
    await isOneOfTwo(buyer);
    await sweep();
    await isOneOfTwo(buyer);
  });

  it("hears of a refund and a dispute whose messages never came", async () => {
    const [refunded, disputed] = [await paying(), await paying()];
    await shop.deps.payments.refund(paidBills(refunded)[0]?.id ?? "", newId());
    stripe.dispute(accountOf(disputed).customerId, paidBills(disputed)[0]?.id ?? "");
    stripe.standIn.events.length = 0;
    await sweep();
    expect(await refunded.plan()).toMatchObject({ level: "starter", subscription: { problem: "refunded" } });
    expect(await disputed.plan()).toMatchObject({ level: "starter", subscription: { problem: "disputed" } });
  });

  it("leaves no bill, subscription or charge behind when the checkout is opened and left", async () => {
    const buyer = await shop.aBuyer();
    const { body } = await buyer.ask("POST", begin, { planType: "team" });
    expect(body.clientSecret).toMatch(/^seti_/);
    stripe.advance(2 * day);
    await deliver();
    await sweep();
    expect(accountOf(buyer)).toMatchObject({ subscriptions: [], invoices: [] });
    expect((await buyer.ask("GET", "/api/billing/invoices")).body.invoices).toEqual([]);
  });

  it("asks the person for another card when the first charge is declined, and bills once", async () => {
    const buyer = await paying();
    await buyer.ask("POST", "/api/billing/money-back", {});
    await sweep();
    const { body } = await buyer.ask("POST", begin, { planType: "team" });
    expect(body).toMatchObject({ dueToday: 9_900, trialEndsAt: null });
    stripe.confirm(body.clientSecret, "fails-later");
    const first = await buyer.ask("POST", "/api/billing/checkout/confirm", {});
    expect(first.body).toEqual({ outcome: "processing", clientSecret: expect.stringMatching(/^pi_/) });
    const again = await buyer.ask("POST", begin, { planType: "team" });
    expect(again.body.clientSecret).toBe(first.body.clientSecret);
    stripe.confirm(first.body.clientSecret, "succeeds");
    const done = await buyer.ask("POST", "/api/billing/checkout/confirm", {});
    expect(done.body).toEqual({ outcome: "succeeded", clientSecret: null });
    expect(paidBills(buyer).map(({ amount }) => amount)).toEqual([2_900, 9_900]);
    expect((await buyer.plan()).level).toBe("team");
  });
});
