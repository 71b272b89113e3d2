import { AppError } from "@waymark/contract/errors";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeLink } from "../../codes/mailed-link.ts";
import { rowsOf } from "../../db/db.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { cookieOf, verifyAddress } from "../../testing/a-person.ts";
import { aShop } from "../../testing/a-shop.ts";
import { codeOf } from "../../testing/code-of.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { recovery } from "../accounts/credentials/password.ts";
import { openSession } from "../accounts/sessions/open-session.ts";
import { claimAccount } from "../sign-in/claim-account.ts";
import { detachClaimedCustomer } from "./detach-customer.ts";
import { reconcileSubscriptions } from "./reconcile.ts";
import { readAccount, readPaid, readSubscriptions } from "./store.ts";

const day = 86_400_000;

describe("an account that somebody else paid for, once its address's owner claims it", () => {
  let shop: Awaited<ReturnType<typeof aShop>>;
  let deps: Deps;
  beforeAll(async () => {
    shop = await aShop(await openTestDatabase());
    deps = shop.deps;
  });
  afterAll(() => shop.close());

  type Buyer = Awaited<ReturnType<typeof shop.aBuyer>>;
  const pass = async (days: number) => {
    await deps.payments.test?.moveClock(days * day);
    await shop.settle();
  };
  /** The stranger's purchase; returns the provider's data of it. */
  async function aPaidStranger(planType: "monthly" | "team" = "monthly") {
    const buyer = await shop.aBuyer();
    await buyer.buy(planType);
    await pass(8);
    const { userId } = buyer.actor;
    const customerId = (await readAccount(deps.db, userId))?.customerId ?? "";
    const [row] = await readSubscriptions(deps.db, userId);
    await deps.db.execute(sql`UPDATE users SET email_verified = false WHERE id = ${userId}`);
    return { ...buyer, userId, customerId, providerId: row?.providerId ?? "" };
  }
  const claim = ({ userId, email }: { userId: string; email: string }) =>
    inTransaction(deps, (tx) => claimAccount(tx, userId, email));
  /** The account in the owner's browser. */
  async function ownerOf(buyer: Buyer) {
    const { setCookies } = await openSession(deps, buyer.actor.userId);
    const headers = { cookie: cookieOf(setCookies) };
    return (method: "GET" | "POST", url: string, payload?: object) =>
      buyer.ask(method, url, payload, headers);
  }
  const statusOf = async (providerId: string) => (await deps.payments.retrieve(providerId)).status;
  const refunds = async (userId: string) => (await readPaid(deps.db, userId)).map(({ refund }) => refund);

  it("never charges the stranger's card again, and pays back what the guarantee covers", async () => {
    const buyer = await aPaidStranger();
    await claim(buyer);
    await detachClaimedCustomer(deps, buyer.userId);
    expect(await refunds(buyer.userId)).toEqual(["done"]);
    expect(await statusOf(buyer.providerId)).toBe("canceled");
    await pass(40);
    expect(await readPaid(deps.db, buyer.userId)).toHaveLength(1);
    expect(await readAccount(deps.db, buyer.userId)).toMatchObject({
      customerId: null,
      leftCustomerId: null,
    });
  });

  it("tells its owner before the press that a plan ends, by either link, and tells a person in its session nothing", async () => {
    const buyer = await aPaidStranger();
    const { userId, email } = buyer;
    const read = async (actor: "in its session" | "outside", way: "verification" | "recovery") => {
      const token = await (way === "verification"
        ? makeLink(deps, { purpose: "verify-email", userId, about: email })
        : makeLink(deps, { purpose: recovery, userId }));
      const url = way === "verification" ? "/api/verify-email/read" : "/api/recovery/read";
      return (await buyer.ask("POST", url, { token }, actor === "outside" ? { cookie: "" } : {})).body;
    };
    expect(await read("outside", "verification")).toEqual({ email, own: false, endsPlan: true });
    expect(await read("in its session", "verification")).toEqual({ email, own: true, endsPlan: false });
    expect(await read("outside", "recovery")).toEqual({ email, endsPlan: true });
    await verifyAddress(deps, userId);
    expect(await read("outside", "recovery")).toEqual({ email, endsPlan: false });
    expect(await read("outside", "verification")).toMatchObject({ endsPlan: false });
  });

  it("ends what was paid for longer ago without a refund", async () => {
    const buyer = await aPaidStranger();
    await pass(35);
    await claim(buyer);
    await detachClaimedCustomer(deps, buyer.userId);
    expect(await refunds(buyer.userId)).toEqual([null, null]);
    expect(await statusOf(buyer.providerId)).toBe("canceled");
  });

  it("shows the owner neither card nor bills, and lets them use neither, from the claim on", async () => {
    const buyer = await aPaidStranger("team");
    await claim(buyer);
    const ask = await ownerOf(buyer);
    expect((await ask("GET", "/api/billing/plan")).body).toMatchObject({
      level: "starter",
      subscription: null,
    });
    expect((await ask("GET", "/api/billing/invoices")).body.invoices).toEqual([]);
    for (const [url, body] of [
      ["/api/billing/resume", {}],
      ["/api/billing/cancel", {}],
      ["/api/billing/portal", {}],
      ["/api/billing/change", { planType: "monthly", period: "yearly" }],
    ] as const)
      expect((await ask("POST", url, body)).status, url).toBeGreaterThanOrEqual(400);
    const rows = await deps.db.execute(
      sql`SELECT card_last4 FROM subscriptions WHERE user_id = ${buyer.userId}`,
    );
    expect(rowsOf(rows)).toEqual([{ card_last4: null }]);
  });

  it("is a customer of its own when the owner buys something", async () => {
    const buyer = await aPaidStranger();
    await claim(buyer);
    const ask = await ownerOf(buyer);
    const begun = await ask("POST", "/api/create-subscription", { planType: "monthly", period: "monthly" });
    expect(begun.body).toMatchObject({ dueToday: 2_900 });
    const { clientSecret } = begun.body;
    await ask("POST", "/api/billing/test-outcome", { clientSecret, outcome: "succeeds" });
    await ask("GET", "/api/billing/checkout");
    await detachClaimedCustomer(deps, buyer.userId);
    await shop.settle();
    const account = await readAccount(deps.db, buyer.userId);
    expect(account?.customerId).not.toBe(buyer.customerId);
    expect((await ask("GET", "/api/billing/plan")).body).toMatchObject({
      level: "pro",
      subscription: { status: "active" },
    });
  });

  it("is put right by the hourly look when the provider was away", async () => {
    const buyer = await aPaidStranger();
    const away = () => Promise.reject(new AppError("payments_unavailable"));
    const payments = Object.assign(Object.create(deps.payments), { retrieve: away, deleteCustomer: away });
    await claim(buyer);
    expect(await codeOf(detachClaimedCustomer({ ...deps, payments }, buyer.userId))).toBe(
      "payments_unavailable",
    );
    expect(await statusOf(buyer.providerId)).toBe("active");
    await reconcileSubscriptions(deps);
    expect(await statusOf(buyer.providerId)).toBe("canceled");
    expect(await refunds(buyer.userId)).toEqual(["done"]);
  });

  it("gives up a card form that the stranger still has open", async () => {
    const buyer = await shop.aBuyer();
    const { userId } = buyer.actor;
    const begun = await buyer.ask("POST", "/api/create-subscription", { planType: "monthly" });
    const { clientSecret } = begun.body;
    const customerId = (await readAccount(deps.db, userId))?.customerId ?? "";
    await deps.db.execute(sql`UPDATE users SET email_verified = false WHERE id = ${userId}`);
    await claim({ userId, email: buyer.email });
    await codeOf(deps.payments.test?.choose(customerId, clientSecret, "succeeds") ?? Promise.resolve());
    await reconcileSubscriptions(deps);
    await shop.settle();
    expect((await readSubscriptions(deps.db, userId)).map(({ status }) => status)).toEqual(["abandoned"]);
    expect(await deps.payments.subscriptionsOf(customerId)).toEqual([]);
  });
});
