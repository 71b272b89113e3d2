import type { PaidPlanId, Period } from "@waymark/contract/billing";
import type { Invoice } from "@waymark/contract/billing-invoices";
import { AppError } from "@waymark/contract/errors";
import type { Proration } from "@waymark/domain/billing/change-of-plan";
import type { RemoteSubscription } from "@waymark/domain/billing/subscription";
import type { Db } from "../../db/db.ts";
import type { PaymentEvent } from "./event.ts";

export interface Terms {
  readonly planType: PaidPlanId;
  readonly period: Period;
}

export interface CardSetup {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: "waiting" | "succeeded" | "canceled";
  readonly paymentMethod: string | null;
}

export interface RemoteInvoice extends Omit<Invoice, "createdAt" | "refunded"> {
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly amountPaid: number;
  readonly subscriptionId: string | null;
}

export interface RemoteCharge {
  readonly subscriptionId: string | null;
  readonly refundedWhole: boolean;
  readonly disputed: boolean;
}

/**
 * Keeps cards and takes money. Every call uses the network or another database: never make one inside a transaction.
 * Repeated calls with the same `key` take effect once.
 * @throws AppError `payments_unavailable` when the provider is away or slow, `card_declined`, and `not_found` for what
 * it does not know.
 */
export interface Payments {
  readonly name: "stripe" | "test";
  /** Opens the browser's payment form; null in test mode. */
  readonly publishableKey: string | null;
  readonly test: TestSide | null;
  now(db: Db): Promise<Date>;

  createCustomer(input: { userId: string; email: string; key: string }): Promise<string>;
  /** Its subscription is created after the set-up succeeds. */
  createSetup(input: { customerId: string; rowId: string; key: string }): Promise<CardSetup>;
  readSetup(setupId: string): Promise<CardSetup>;
  cancelSetup(setupId: string): Promise<CardSetup>;
  /** With a card that was set up. Charged at once without a trial; if that fails it stays `incomplete`. */
  createSubscription(
    input: Terms & {
      customerId: string;
      rowId: string;
      trialDays: number;
      paymentMethod: string;
      key: string;
    },
  ): Promise<RemoteSubscription>;
  subscriptionsOf(customerId: string): Promise<RemoteSubscription[]>;
  /** For confirming a failed first payment; null when the subscription waits for nothing. */
  clientSecretOf(subscriptionId: string): Promise<string | null>;
  retrieve(subscriptionId: string): Promise<RemoteSubscription>;

  previewChange(subscriptionId: string, to: Terms): Promise<Proration>;
  /** Charges the difference at once, unless in the trial. If the charge is declined, nothing changes. */
  changeNow(subscriptionId: string, to: Terms, key: string): Promise<void>;
  changeAtPeriodEnd(subscriptionId: string, to: Terms, key: string): Promise<void>;
  undoChange(subscriptionId: string): Promise<void>;
  /** At the period's end it also drops a pending change. Cancelling again is no error. */
  cancel(subscriptionId: string, when: "now" | "period_end"): Promise<void>;
  resume(subscriptionId: string): Promise<void>;

  invoices(customerId: string): Promise<RemoteInvoice[]>;
  refund(invoiceId: string, key: string): Promise<void>;
  readCharge(chargeId: string): Promise<RemoteCharge>;
  chargeEvents(since: Date): Promise<PaymentEvent[]>;
  /** Null where the provider has no page for cards and bills. */
  portal(customerId: string, returnUrl: string): Promise<string | null>;
  deleteCustomer(customerId: string): Promise<void>;

  /** @throws WebhookRefused when the signature is wrong, or more than 300 s old or in the future. */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): Promise<PaymentEvent>;
}

/** The message is not from the provider, or is too old. */
export class WebhookRefused extends Error {
  readonly reason: "refused" | "stale";
  constructor(reason: "refused" | "stale") {
    super(reason);
    this.reason = reason;
  }
}

/** `fails-later` is a card that is accepted, and declined when it is charged. */
export type TestOutcome =
  | "succeeds"
  | "declined"
  | "needs-confirmation"
  | "confirmed"
  | "refused"
  | "fails-later";

/** Only in test mode: outcomes instead of cards, and a clock that can be moved. */
export interface TestSide {
  /**
   * For the set-up or first payment with this secret, else for the customer's running subscription.
   * @throws AppError `card_declined`, `not_found`.
   */
  choose(
    customerId: string,
    clientSecret: string | null,
    outcome: TestOutcome,
  ): Promise<"succeeded" | "requires_action">;
  spoilCard(customerId: string, pays: boolean): Promise<void>;
  moveClock(ms: number): Promise<void>;
  /** Call it once, before the tasks start: `send` takes messages to the webhook. */
  sendWith(send: (body: string, signature: string) => Promise<boolean>): void;
  /** A message that is refused keeps waiting. */
  deliver(): Promise<void>;
}

export function wasAnswered(error: unknown): boolean {
  const said = error instanceof AppError && error.cause instanceof Error ? error.cause.message : "";
  return / \d{3}\b/.test(said) && !/ 409\b/.test(said);
}
