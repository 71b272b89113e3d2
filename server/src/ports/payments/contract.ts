import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../ids.ts";
import { codeOf } from "../../testing/code-of.ts";
import type { PaymentEvent } from "./event.ts";
import type { Payments, TestOutcome } from "./port.ts";

/** A provider with what a test does in place of people and time. */
export interface PaymentsUnderTest {
  readonly payments: Payments;
  /** What the card form in the browser does. */
  confirm(customerId: string, clientSecret: string, outcome: TestOutcome): Promise<string>;
  advance(days: number): Promise<void>;
  spoilCard(customerId: string): Promise<void>;
  /** What the provider has sent since the last call, its signatures checked. */
  sent(): Promise<PaymentEvent[]>;
  close(): Promise<void>;
}

const day = 86_400_000;
const monthly = { planType: "monthly", period: "monthly" } as const;
const yearly = { planType: "monthly", period: "yearly" } as const;
const team = { planType: "team", period: "monthly" } as const;

/** What every payment provider does; each implementation runs it. */
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
    const input = { ...terms, customerId, rowId, trialDays, key: `sub:${rowId}` };
    const { subscription, clientSecret } = await shop.payments.createSubscription(input);
    const read = () => shop.payments.retrieve(subscription.id);
    const confirm = (outcome: TestOutcome) => shop.confirm(customerId, clientSecret, outcome);
    return {
      id: subscription.id,
      userId,
      key,
      customerId,
      rowId,
      input,
      subscription,
      clientSecret,
      read,
      confirm,
    };
  }
  async function running(trialDays = 7) {
    const one = await begun(trialDays);
    await one.confirm("succeeds");
    return one;
  }

  describe("beginning", () => {
    it("is in its trial at once, without a card, and waits for a set-up", async () => {
      const { subscription, clientSecret, rowId, customerId, read, id } = await begun();
      expect(subscription).toMatchObject({
        status: "trialing",
        card: null,
        lastPaid: null,
        rowId,
        customerId,
        ...monthly,
      });
      const days = ((subscription.trialEnd?.getTime() ?? 0) - subscription.createdAt.getTime()) / day;
      expect(days).toBe(7);
      expect(clientSecret).toMatch(/seti_/);
      expect(await read()).toEqual(subscription);
      expect(await shop.payments.clientSecretOf(id)).toBe(clientSecret);
    });

    it("without a trial waits for its first payment", async () => {
      const { subscription, clientSecret, confirm, read, customerId } = await begun(0, team);
      expect(subscription).toMatchObject({ status: "incomplete", card: null, trialEnd: null, ...team });
      expect(clientSecret).toMatch(/pi_/);
      await confirm("succeeds");
      expect(await read()).toMatchObject({
        status: "active",
        card: { last4: "4242" },
        lastPaid: { amount: 9_900 },
      });
      expect(await shop.payments.invoices(customerId)).toMatchObject([
        { amount: 9_900, amountPaid: 9_900, status: "paid" },
      ]);
    });

    it("does the same thing once for one key", async () => {
      const { input, subscription, clientSecret, userId, key, customerId } = await begun();
      const again = await shop.payments.createSubscription(input);
      expect([again.subscription.id, again.clientSecret]).toEqual([subscription.id, clientSecret]);
      const email = "a@example.org";
      expect(await shop.payments.createCustomer({ userId, email, key })).toBe(customerId);
    });

    it("has no card after it was declined, and one after the next try", async () => {
      const { confirm, read, id } = await begun();
      expect(await confirm("declined")).toBe("declined");
      expect((await read()).card).toBeNull();
      expect(await confirm("needs-confirmation")).toBe("requires_action");
      expect((await read()).card).toBeNull();
      expect(await confirm("confirmed")).toBe("succeeded");
      expect(await read()).toMatchObject({ status: "trialing", card: { last4: "4242" } });
      expect(await shop.payments.clientSecretOf(id)).toBeNull();
    });

    it("ends where no card comes: a trial at its end, a first payment after 23 hours", async () => {
      const [trial, unpaid] = [await begun(), await begun(0)];
      await shop.advance(1);
      expect((await unpaid.read()).status).toBe("incomplete_expired");
      await shop.advance(7);
      expect((await trial.read()).status).toBe("canceled");
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
    await shop.payments.refund(bill?.id ?? "", "refund:1");
    await shop.payments.refund(bill?.id ?? "", "refund:1");
    const told = (await shop.sent()).filter(({ type }) => type === "charge.refunded");
    expect(told).toHaveLength(1);
    expect(await shop.payments.readCharge(told[0]?.chargeId ?? "")).toEqual({
      subscriptionId: id,
      refundedWhole: true,
      disputed: false,
    });
  });

  it("sends word of everything, of this mode", async () => {
    await shop.sent();
    const { id, customerId, confirm } = await begun();
    await confirm("succeeds");
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
