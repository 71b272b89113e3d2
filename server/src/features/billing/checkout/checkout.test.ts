import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { aShop } from "../../../testing/a-shop.ts";
import { failureOf } from "../../../testing/code-of.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { readPlan } from "../read-plan.ts";
import { readAccount } from "../store.ts";
import { createSubscription } from "./create-subscription.ts";

const secretUrl = "/api/create-subscription";
const outcomeUrl = "/api/billing/test-outcome";

describe("checkout in test mode, over HTTP", () => {
  let shop: Awaited<ReturnType<typeof aShop>>;
  let nobody: Awaited<ReturnType<typeof shop.aBuyer>>;
  beforeAll(async () => {
    shop = await aShop(await openTestDatabase());
    nobody = await shop.aBuyer();
  });
  afterAll(() => shop.close());

  it("opens nothing before there is a card, and everything with one", async () => {
    const { ask, plan } = await shop.aBuyer();
    expect(await ask("GET", "/api/billing/checkout")).toMatchObject({ body: { outcome: "none" } });
    const begun = await ask("POST", secretUrl, { planType: "monthly" });
    expect(begun).toMatchObject({
      status: 200,
      body: {
        clientSecret: expect.stringMatching(/^test_seti_/),
        provider: "test",
        publishableKey: null,
        planType: "monthly",
        period: "monthly",
        dueToday: 0,
        amount: 2_900,
        currency: "USD",
      },
    });
    const days = (Date.parse(begun.body.trialEndsAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect(await plan()).toMatchObject({
      level: "starter",
      subscription: { status: "incomplete", access: "none", problem: "card_missing" },
    });
    // Opening the page and leaving it costs nothing and creates no bill.
    expect((await ask("GET", "/api/billing/invoices")).body.invoices).toEqual([]);
    expect(await ask("GET", "/api/billing/checkout")).toMatchObject({ body: { outcome: "processing" } });
    const { clientSecret } = begun.body;
    expect(await ask("POST", outcomeUrl, { clientSecret, outcome: "succeeds" })).toMatchObject({
      body: { result: "succeeded" },
    });
    expect(await ask("GET", "/api/billing/checkout")).toMatchObject({
      body: { outcome: "succeeded", subscription: { access: "full", card: { brand: "test" } } },
    });
    expect(await plan()).toMatchObject({
      level: "pro",
      can: { "cover-letter": { allowed: true } },
      use: [{ limit: null }],
      moneyBack: null,
    });
  });

  it("is declined, then needs a confirmation, then succeeds, with the same secret", async () => {
    const { ask, plan } = await shop.aBuyer();
    const { clientSecret } = (await ask("POST", secretUrl, { planType: "team", period: "yearly" })).body;
    const play = (outcome: string) => ask("POST", outcomeUrl, { clientSecret, outcome });
    expect(await play("declined")).toMatchObject({ status: 402, body: { code: "card_declined" } });
    expect(await play("confirmed")).toMatchObject({ status: 402 });
    expect(await play("needs-confirmation")).toMatchObject({ body: { result: "requires_action" } });
    expect(await play("refused")).toMatchObject({ status: 402 });
    expect((await plan()).level).toBe("starter");
    const again = await ask("POST", secretUrl, { planType: "team", period: "yearly" });
    expect(again.body.clientSecret).toBe(clientSecret);
    await play("needs-confirmation");
    expect(await play("confirmed")).toMatchObject({ body: { result: "succeeded" } });
    expect(await play("succeeds")).toMatchObject({ body: { result: "succeeded" } });
    expect(await plan()).toMatchObject({
      level: "team",
      team: { role: "owner", seats: { limit: 5, used: 1, pending: 0 } },
      subscription: { amount: 99_000, period: "yearly" },
    });
  });

  it("makes one subscription however often a confirmed card is told of at once", async () => {
    const { ask, actor } = await shop.aBuyer();
    const { clientSecret } = (await ask("POST", secretUrl, { planType: "monthly" })).body;
    const account = await readAccount(shop.deps.db, actor.userId);
    await shop.deps.payments.test?.choose(account?.customerId ?? "", clientSecret, "succeeds");
    const told = await Promise.all(
      Array.from({ length: 8 }, () => ask("POST", "/api/billing/checkout/confirm", {})),
    );
    expect(told.map(({ body }) => body)).toEqual(
      Array.from({ length: 8 }, () => ({ outcome: "succeeded", clientSecret: null })),
    );
    await shop.settle();
    expect((await ask("GET", "/api/billing/invoices")).body.invoices).toHaveLength(1);
  });

  it("begins one subscription however often and however parallel it is asked", async () => {
    const { ask } = await shop.aBuyer();
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => ask("POST", secretUrl, { planType: "monthly" })),
    );
    expect(new Set(asked.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(asked.every(({ status }) => status === 200)).toBe(true);
  });

  it("keeps an attempt to its plan, and leaves the other plan's attempt behind", async () => {
    const { ask } = await shop.aBuyer();
    const key = { "idempotency-key": "visit-1" };
    const first = await ask("POST", secretUrl, { planType: "monthly" }, key);
    const same = await ask("POST", secretUrl, { planType: "monthly", attempt: "visit-1" });
    expect(same.body.clientSecret).toBe(first.body.clientSecret);
    expect(await ask("POST", secretUrl, { planType: "team" }, key)).toMatchObject({
      status: 409,
      body: { code: "idempotency_mismatch" },
    });
    const other = await ask("POST", secretUrl, { planType: "team", attempt: "visit-2" });
    expect(other.status).toBe(200);
    const stale = { clientSecret: first.body.clientSecret, outcome: "succeeds" };
    expect(await ask("POST", outcomeUrl, stale)).toMatchObject({ status: 402 });
    await ask("POST", outcomeUrl, { clientSecret: other.body.clientSecret, outcome: "succeeds" });
    expect(await ask("POST", secretUrl, { planType: "monthly" })).toMatchObject({
      status: 409,
      body: { code: "already_subscribed" },
    });
  });

  it("plays nobody else's card form", async () => {
    const [one, other] = [await shop.aBuyer(), await shop.aBuyer()];
    const { clientSecret } = (await one.ask("POST", secretUrl, { planType: "monthly" })).body;
    await other.ask("POST", secretUrl, { planType: "monthly" });
    const stolen = await other.ask("POST", outcomeUrl, { clientSecret, outcome: "succeeds" });
    expect(stolen).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect((await one.plan()).level).toBe("starter");
  });

  it.each([
    [secretUrl, { planType: "free" }, 400, "invalid_request"],
    [secretUrl, { planType: "monthly", period: "weekly" }, 400, "invalid_request"],
    [secretUrl, {}, 400, "invalid_request"],
    [outcomeUrl, { outcome: "succeeds" }, 404, "not_found"],
    [outcomeUrl, { clientSecret: "test_seti_0_secret_0", outcome: "succeeds" }, 404, "not_found"],
    [outcomeUrl, { outcome: "steals" }, 400, "invalid_request"],
    ["/api/billing/change", { planType: "team", period: "monthly" }, 409, "no_subscription"],
    ["/api/billing/change/preview", { planType: "team", period: "monthly" }, 409, "no_subscription"],
    ["/api/billing/change/undo", {}, 409, "no_subscription"],
    ["/api/billing/cancel", {}, 409, "no_subscription"],
    ["/api/billing/resume", {}, 409, "no_subscription"],
    ["/api/billing/portal", {}, 409, "no_subscription"],
    ["/api/billing/money-back", {}, 409, "money_back_over"],
  ])("%s %j answers %i %s to somebody without a plan", async (url, payload, status, code) => {
    expect(await nobody.ask("POST", url, payload)).toMatchObject({ status, body: { code } });
  });

  it.each([
    ["GET", "/api/billing/plan"],
    ["GET", "/api/billing/checkout"],
    ["GET", "/api/billing/invoices"],
    ["POST", "/api/billing/cancel"],
    ["POST", "/api/billing/test-outcome"],
  ] as const)("%s %s needs a session", async (method, url) => {
    const payload = method === "POST" ? { payload: {} } : {};
    const answer = await shop.app.inject({ method, url, ...payload });
    expect([answer.statusCode, answer.json().code]).toEqual([401, "not_signed_in"]);
  });

  it.each([
    ["test_on_public_address", { publicAddress: true, PUBLIC_URL: "https://example.org" }, "starter"],
    ["plans_open", { PLANS: "open" }, "open"],
  ] as const)("says why nothing can be bought: %s", async (reason, given, level) => {
    const { actor } = await shop.aBuyer();
    const deps: Deps = { ...shop.deps, config: { ...shop.deps.config, ...given } };
    const refused = await failureOf(
      createSubscription(deps, actor, { planType: "monthly", period: "monthly" }),
    );
    expect(refused).toMatchObject({ code: "payments_not_ready", details: { reason } });
    expect(await readPlan(deps, actor)).toMatchObject({ level, payments: { ready: false, reason } });
  });
});
