import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../ids.ts";
import { codeOf } from "../../testing/code-of.ts";
import type { PaymentEvent } from "./event.ts";
import type { Payments, TestOutcome } from "./port.ts";

/** A provider with a test's replacements for people and time. */
export interface PaymentsUnderTest {
  readonly payments: Payments;
  /** Confirms a card like the form in the browser. */
  confirm(customerId: string, clientSecret: string, outcome: TestOutcome): Promise<string>;
  advance(days: number): Promise<void>;
  spoilCard(customerId: string): Promise<void>;
  /** The provider's messages since the last call, with checked signatures. */
  sent(): Promise<PaymentEvent[]>;
  close(): Promise<void>;
}

const day = 86_400_000;
const monthly = { planType: "monthly", period: "monthly" } as const;
const yearly = { planType: "monthly", period: "yearly" } as const;
const team = { planType: "team", period: "monthly" } as const;

/** Tests for every payment provider; each implementation runs them. */
export function paymentsContract(open: () => Promise<PaymentsUnderTest>): void {
  let shop: PaymentsUnderTest;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  async function begun(trialDays = 7, terms: typeof monthly | typeof team = monthly) {
    const userId = newId();
    const key = `cust:${userId}`;
    const customerId = await shop.payments.createCustomer({ userId, email: "a@example.org", key });
    const rowId = newId();
    const asked = { customerId, rowId, key: `sub:${rowId}:setup` };
    const setup = await shop.payments.createSetup(asked);
    const confirm = (outcome: TestOutcome) => shop.confirm(customerId, setup.clientSecret, outcome);
    const readSetup = () => shop.payments.readSetup(setup.id);
    const input = async () => {
      const paymentMethod = (await readSetup()).paymentMethod ?? "";
      return { ...terms, customerId, rowId, trialDays, paymentMethod, key: `sub:${rowId}` };
    };
    const create = async () => shop.payments.createSubscription(await input());
    return { userId, key, customerId, rowId, asked, setup, confirm, readSetup, create };
  }
  async function running(trialDays = 7, terms: typeof monthly | typeof team = monthly) {
    const one = await begun(trialDays, terms);
    await one.confirm("succeeds");
    const subscription = await one.create();
    const { id } = subscription;
    return { ...one, id, subscription, read: () => shop.payments.retrieve(id) };
  }

  describe("beginning", () => {
    it("bills nothing and subscribes to nothing before a card is confirmed", async () => {
      const { setup, customerId, readSetup, confirm, create } = await begun();
      expect(setup).toMatchObject({ status: "waiting", paymentMethod: null });
      expect(setup.clientSecret).toMatch(/seti_/);
      expect(await readSetup()).toEqual(setup);
      await confirm("declined");
      expect(await codeOf(create())).not.toBeNull();
      expect(await shop.payments.invoices(customerId)).toEqual([]);
      expect(await shop.payments.subscriptionsOf(customerId)).toEqual([]);
    });

    it("is in its trial with the card that was set up, and carries its row", async () => {
      const { subscription, rowId, customerId, read, id } = await running();
      expect(subscription).toMatchObject({
        status: "trialing",
        card: { last4: "4242" },
        lastPaid: null,
        rowId,
        customerId,
        ...monthly,
      });
      const days = ((subscription.trialEnd?.getTime() ?? 0) - subscription.createdAt.getTime()) / day;
      expect(days).toBe(7);
      expect(await read()).toEqual(subscription);
      expect(await shop.payments.subscriptionsOf(customerId)).toEqual([subscription]);
      expect(await shop.payments.clientSecretOf(id)).toBeNull();
    });

    it("without a trial is charged at once", async () => {
      const { subscription, customerId } = await running(0, team);
      expect(subscription).toMatchObject({
        status: "active",
        trialEnd: null,
        card: { last4: "4242" },
        lastPaid: { amount: 9_900 },
        ...team,
      });
      expect(await shop.payments.invoices(customerId)).toMatchObject([
        { amount: 9_900, amountPaid: 9_900, status: "paid" },
      ]);
    });

    it("whose first charge is declined waits for another card, for 23 hours", async () => {
      const [one, other] = [await begun(0), await begun(0)];
      for (const each of [one, other]) await each.confirm("fails-later");
      const [made, left] = [await one.create(), await other.create()];
      expect(made).toMatchObject({ status: "incomplete", lastPaid: null });
      const secret = (await shop.payments.clientSecretOf(made.id)) ?? "";
      expect(secret).toMatch(/pi_/);
      expect(await shop.confirm(one.customerId, secret, "declined")).toBe("declined");
      expect(await shop.confirm(one.customerId, secret, "succeeds")).toBe("succeeded");
      expect(await shop.payments.retrieve(made.id)).toMatchObject({
        status: "active",
        lastPaid: { amount: 2_900 },
      });
      expect(await shop.payments.clientSecretOf(made.id)).toBeNull();
      await shop.advance(1);
      expect((await shop.payments.retrieve(left.id)).status).toBe("incomplete_expired");
    });

    it("does the same thing once for one key", async () => {
      const { asked, setup, confirm, create, userId, key, customerId } = await begun();
      expect((await shop.payments.createSetup(asked)).id).toBe(setup.id);
      await confirm("succeeds");
      expect((await create()).id).toBe((await create()).id);
      const email = "a@example.org";
      expect(await shop.payments.createCustomer({ userId, email, key })).toBe(customerId);
    });

    it("sets up no card when it was declined, and one after the next try", async () => {
      const { confirm, readSetup } = await begun();
      expect(await confirm("declined")).toBe("declined");
      expect(await confirm("needs-confirmation")).toBe("requires_action");
      expect(await readSetup()).toMatchObject({ status: "waiting", paymentMethod: null });
      expect(await confirm("confirmed")).toBe("succeeded");
      expect(await readSetup()).toMatchObject({ status: "succeeded", paymentMethod: expect.any(String) });
    });

    it("gives up a set-up, unless its card is there already", async () => {
      const [open, done] = [await begun(), await begun()];
      expect((await shop.payments.cancelSetup(open.setup.id)).status).toBe("canceled");
      expect((await shop.payments.cancelSetup(open.setup.id)).status).toBe("canceled");
      expect(await open.confirm("succeeds")).toBe("declined");
      await done.confirm("succeeds");
      expect((await shop.payments.cancelSetup(done.setup.id)).status).toBe("succeeded");
    });
  });

  describe("running", () => {
    it("is charged when the trial ends, and again each period", async () => {
      const { read, customerId } = await running();
      await shop.advance(8);
      const first = await read();
      expect(first).toMatchObject({ status: "active", lastPaid: { amount: 2_900 } });
      await shop.advance(31);
      const second = await read();
      expect(second.periodStart).toEqual(first.periodEnd);
      const bills = await shop.payments.invoices(customerId);
      expect(bills.map(({ amountPaid }) => amountPaid)).toEqual([2_900, 2_900, 0]);
    });

    it("is past due when it cannot be charged, and ends when it never can", async () => {
      const { read, customerId } = await running();
      await shop.spoilCard(customerId);
      await shop.advance(8);
      expect(await read()).toMatchObject({ status: "past_due", lastPaid: null });
      await shop.advance(8);
      expect(await read()).toMatchObject({ status: "canceled", endedAt: expect.any(Date) });
    });

    it("is cancelled for the period's end, resumed, and cancelled at once, twice without harm", async () => {
      const { read, id } = await running();
      await shop.payments.cancel(id, "period_end");
      await shop.payments.cancel(id, "period_end");
      expect(await read()).toMatchObject({ status: "trialing", cancelAtPeriodEnd: true });
      await shop.payments.resume(id);
      expect((await read()).cancelAtPeriodEnd).toBe(false);
      await shop.payments.cancel(id, "now");
      await shop.payments.cancel(id, "now");
      expect(await read()).toMatchObject({ status: "canceled", endedAt: expect.any(Date) });
    });
  });

  describe("changing", () => {
    it("in the trial costs nothing and keeps its end", async () => {
      const { read, id } = await running();
      const before = await read();
      expect(await shop.payments.previewChange(id, team)).toEqual({ credit: 0, dueNow: 0 });
      await shop.payments.changeNow(id, team, newId());
      expect(await read()).toMatchObject({ ...team, status: "trialing", trialEnd: before.trialEnd });
    });

    it("to the dearer charges the difference that the preview said", async () => {
      const { read, id, customerId } = await running(0);
      await shop.advance(10);
      const { credit, dueNow } = await shop.payments.previewChange(id, yearly);
      expect(credit + dueNow).toBe(29_000);
      expect(credit).toBeGreaterThan(1_000);
      await shop.payments.changeNow(id, yearly, newId());
      expect(await read()).toMatchObject({ ...yearly, status: "active" });
      const [bill] = await shop.payments.invoices(customerId);
      expect(Math.abs((bill?.amountPaid ?? 0) - dueNow)).toBeLessThan(5);
    });

    it("changes nothing when the card is declined", async () => {
      const { read, id, customerId } = await running(0);
      await shop.spoilCard(customerId);
      expect(await codeOf(shop.payments.changeNow(id, team, newId()))).toBe("card_declined");
      expect(await read()).toMatchObject({ ...monthly, status: "active" });
    });

    it("to the cheaper waits for the period's end, and can be taken back", async () => {
      const { read, id } = await running(0);
      await shop.payments.changeNow(id, yearly, newId());
      const { periodEnd } = await read();
      await shop.payments.changeAtPeriodEnd(id, monthly, newId());
      expect(await read()).toMatchObject({ ...yearly, pendingChange: { ...monthly, at: periodEnd } });
      await shop.payments.undoChange(id);
      expect((await read()).pendingChange).toBeNull();
      await shop.payments.changeAtPeriodEnd(id, monthly, newId());
      await shop.payments.cancel(id, "period_end");
      expect(await read()).toMatchObject({ pendingChange: null, cancelAtPeriodEnd: true });
      await shop.payments.resume(id);
      await shop.payments.changeAtPeriodEnd(id, monthly, newId());
      await shop.advance(367);
      expect(await read()).toMatchObject({ ...monthly, pendingChange: null });
    });
  });

  it("pays back, says so, and knows which subscription it was for", async () => {
    const { id, customerId } = await running(0);
    const [bill] = await shop.payments.invoices(customerId);
    await shop.sent();
    const before = new Date(Date.now() - 60_000);
    await shop.payments.refund(bill?.id ?? "", "refund:1");
    await shop.payments.refund(bill?.id ?? "", "refund:1");
    await shop.payments.refund(bill?.id ?? "", "refund:another key");
    const told = (await shop.sent()).filter(({ type }) => type === "charge.refunded");
    expect(told).toHaveLength(1);
    expect(await shop.payments.readCharge(told[0]?.chargeId ?? "")).toEqual({
      subscriptionId: id,
      refundedWhole: true,
      disputed: false,
    });
    // A missed message can be requested later.
    const asked = await shop.payments.chargeEvents(before);
    expect(asked.filter(({ chargeId }) => chargeId === told[0]?.chargeId)).toEqual(told);
  });

  it("sends word of everything, of this mode", async () => {
    await shop.sent();
    const { id, customerId } = await running();
    await shop.advance(8);
    const mine = (await shop.sent()).filter((event) => event.customerId === customerId);
    expect(mine.every(({ known, livemode }) => known && !livemode)).toBe(true);
    const types = mine.map(({ type }) => type);
    for (const type of ["created", "updated", "trial_will_end"]) {
      expect(types).toContain(`customer.subscription.${type}`);
    }
    expect(types).toEqual(expect.arrayContaining(["setup_intent.succeeded", "invoice.paid"]));
    expect(mine.find(({ type }) => type === "invoice.paid")?.subscriptionId).toBe(id);
  });

  it("knows nothing of what it never made, and forgets a customer whole", async () => {
    expect(await codeOf(shop.payments.retrieve("sub_missing"))).toBe("not_found");
    const { customerId, read } = await running();
    await shop.payments.deleteCustomer(customerId);
    expect((await read()).status).toBe("canceled");
  });
}
