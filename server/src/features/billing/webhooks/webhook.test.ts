import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../ids.ts";
import { signatureOf } from "../../../ports/payments/signature.ts";
import { aShop } from "../../../testing/a-shop.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { countWebhooks } from "./event-store.ts";

const url = "/api/webhooks/payments";

describe("the payment webhook", () => {
  let shop: Awaited<ReturnType<typeof aShop>>;
  let secret: string;
  beforeAll(async () => {
    shop = await aShop(await openTestDatabase());
    secret = shop.deps.keys.secretFor("payment test webhook");
  });
  afterAll(() => shop.close());

  const eventOf = (over: object = {}) => ({
    id: `test_evt_${newId()}`,
    object: "event",
    type: "customer.subscription.updated",
    livemode: false,
    data: { object: { id: "test_sub_missing", object: "subscription", customer: "test_cus_missing" } },
    ...over,
  });
  const send = async (body: string, signature: string | undefined, headers: Record<string, string> = {}) => {
    const answer = await shop.app.inject({
      method: "POST",
      url,
      payload: body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        ...(signature === undefined ? {} : { "stripe-signature": signature }),
        ...headers,
      },
    });
    return { status: answer.statusCode, code: answer.json().code };
  };
  const signed = (event: object, at = new Date()) => {
    const body = JSON.stringify(event);
    return send(body, signatureOf(secret, body, at));
  };
  const grown = async (outcome: string, work: () => Promise<unknown>) => {
    const before = (await countWebhooks(shop.deps.db))[outcome] ?? 0;
    await work();
    return ((await countWebhooks(shop.deps.db))[outcome] ?? 0) - before;
  };

  it("refuses what is not signed, or by somebody else, or for other words, and counts it", async () => {
    const body = JSON.stringify(eventOf());
    const right = signatureOf(secret, body, new Date());
    const wrong = [
      undefined,
      "",
      "t=,v1=",
      "garbage",
      right.replace(/v1=(..)/, (_, byte) => `v1=${byte === "00" ? "01" : "00"}`),
      right.replace("v1=", "v0="),
      signatureOf("another secret", body, new Date()),
      right.slice(0, -2),
    ];
    for (const signature of wrong) expect(await grown("refused", () => send(body, signature))).toBe(1);
    expect(await send(`${body} `, right)).toEqual({ status: 400, code: "webhook_refused" });
    expect(await send("not json", signatureOf(secret, "not json", new Date()))).toMatchObject({
      status: 400,
    });
    expect(await signed({ hello: "world" })).toMatchObject({ status: 400 });
  });

  it.each([
    [-301, 400],
    [-299, 200],
    [299, 200],
    [301, 400],
  ])("takes a message %i s from now with %i", async (seconds, status) => {
    const at = new Date(Date.now() + seconds * 1_000);
    const stale = await grown("stale", async () => {
      expect((await signed(eventOf(), at)).status).toBe(status);
    });
    expect(stale).toBe(status === 200 ? 0 : 1);
  });

  it("takes each message once, however often it comes", async () => {
    const event = eventOf();
    const repeated = await grown("repeated", async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => signed(event)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    });
    expect(repeated).toBe(7);
  });

  it("ignores types it does not know, and messages of the other mode", async () => {
    expect(await grown("ignored", () => signed(eventOf({ type: "capability.updated" })))).toBe(1);
    expect(await grown("wrong_mode", () => signed(eventOf({ livemode: true })))).toBe(1);
    const unknown = await grown("ignored", async () => {
      await signed(eventOf());
      await shop.settle();
    });
    expect(unknown).toBeGreaterThan(0);
  });

  it("opens nothing on a message's own word", async () => {
    const buyer = await shop.aBuyer();
    await buyer.ask("POST", "/api/create-subscription", { planType: "team" });
    await shop.settle();
    const rows = await shop.deps.payments.invoices("test_cus_missing").catch(() => []);
    expect(rows).toEqual([]);
    await signed(
      eventOf({
        type: "invoice.paid",
        data: { object: { id: "in_1", object: "invoice", status: "paid", amount_paid: 9_900 } },
      }),
    );
    await shop.settle();
    expect((await buyer.plan()).level).toBe("starter");
  });

  it("reads the signatures that Stripe's own library writes, also while secrets are exchanged", async () => {
    const payload = JSON.stringify(eventOf());
    const stripe = new Stripe("sk_test_x");
    // Both have the same second, as in one header of Stripe's.
    const timestamp = Math.floor(Date.now() / 1_000);
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    expect((await send(payload, signature)).status).toBe(200);
    const old = stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_old", timestamp });
    const both = `${old},${signature.split(",").at(-1)}`;
    expect((await send(payload, both)).status).toBe(200);
  });

  it("has no use for pages of other sites, nor for huge bodies", async () => {
    const body = JSON.stringify(eventOf());
    const right = signatureOf(secret, body, new Date());
    expect(await send(body, right, { origin: "https://evil.example" })).toMatchObject({ status: 403 });
    const huge = "x".repeat(600_000);
    expect(await send(huge, signatureOf(secret, huge, new Date()))).toMatchObject({ status: 413 });
  });
});
