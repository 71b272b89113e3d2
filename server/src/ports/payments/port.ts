import type { PaidPlanId, Period } from "@waymark/contract/billing";
import type { Invoice } from "@waymark/contract/invoices";
import type { Proration } from "@waymark/domain/billing/change-of-plan";
import type { RemoteSubscription } from "@waymark/domain/billing/subscription";
import type { Db } from "../../db/db.ts";
import type { PaymentEvent } from "./event.ts";

export interface Terms {
  readonly planType: PaidPlanId;
  readonly period: Period;
}

/** A card that is being set up for later charges. Nothing is billed by it. */
export interface CardSetup {
  readonly id: string;
  /** With it the browser confirms the card. */
  readonly clientSecret: string;
  readonly status: "waiting" | "succeeded" | "canceled";
  /** The card, once it succeeded. */
  readonly paymentMethod: string | null;
}

/** A bill; its money came in at `paidAt`. */
export interface RemoteInvoice extends Omit<Invoice, "createdAt" | "refunded"> {
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly amountPaid: number;
  readonly subscriptionId: string | null;
}

/** What became of a charge of which the provider sent word. */
export interface RemoteCharge {
  readonly subscriptionId: string | null;
  readonly refundedWhole: boolean;
  readonly disputed: boolean;
}

/**
 * Somebody else's machine that keeps cards and takes money. Every call goes over the network or to a database of its
 * own: never make one inside a transaction. `key` makes a call that is repeated with it happen once.
 *
 * @throws AppError `payments_unavailable` when the provider is away or slow, `card_declined`, and `not_found` for what
 * it does not know.
 */
export interface Payments {
  readonly name: "stripe" | "test";
  /** What the browser's payment form is opened with; null in test mode. */
  readonly publishableKey: string | null;
  /** What only the stand-in has. */
  readonly test: TestSide | null;
  /** The present instant of plans and payments: the test clock's, else the machine's. May be asked in a transaction. */
  now(db: Db): Promise<Date>;

  createCustomer(input: { userId: string; email: string; key: string }): Promise<string>;
  /** Begins to set up a card for a subscription that is to be made once it succeeded. */
  createSetup(input: { customerId: string; rowId: string; key: string }): Promise<CardSetup>;
  readSetup(setupId: string): Promise<CardSetup>;
  /** Gives up a set-up; one that has succeeded stays so. */
  cancelSetup(setupId: string): Promise<CardSetup>;
  /**
   * Makes a subscription with a card that was set up. Without a trial it is charged at once; a charge that did not go
   * through leaves it `incomplete`.
   */
  createSubscription(
    input: Terms & {
      customerId: string;
      rowId: string;
      trialDays: number;
      paymentMethod: string;
      key: string;
    },
  ): Promise<RemoteSubscription>;
  /** Everything the customer ever subscribed to that carries a row, ended ones too. */
  subscriptionsOf(customerId: string): Promise<RemoteSubscription[]>;
  /** The secret of a subscription whose first payment did not go through; null when it waits for nothing. */
  clientSecretOf(subscriptionId: string): Promise<string | null>;
  retrieve(subscriptionId: string): Promise<RemoteSubscription>;

  /** What a change at once would cost. */
  previewChange(subscriptionId: string, to: Terms): Promise<Proration>;
  /** Changes at once, and charges the difference unless it is in its trial. Declined, nothing changes. */
  changeNow(subscriptionId: string, to: Terms, key: string): Promise<void>;
  changeAtPeriodEnd(subscriptionId: string, to: Terms, key: string): Promise<void>;
  undoChange(subscriptionId: string): Promise<void>;
  /** At the period's end it also forgets a change that waits. Cancelling again is no error. */
  cancel(subscriptionId: string, when: "now" | "period_end"): Promise<void>;
  resume(subscriptionId: string): Promise<void>;

  /** At most 100, newest first. */
  invoices(customerId: string): Promise<RemoteInvoice[]>;
  /** Gives back everything that was paid of a bill. */
  refund(invoiceId: string, key: string): Promise<void>;
  readCharge(chargeId: string): Promise<RemoteCharge>;
  /** Messages of charges that were given back or disputed since then, whether or not they arrived here. */
  chargeEvents(since: Date): Promise<PaymentEvent[]>;
  /** Address of the provider's own page for cards and bills; null where it has none. */
  portal(customerId: string, returnUrl: string): Promise<string | null>;
  /** Ends everything of a customer and forgets them. */
  deleteCustomer(customerId: string): Promise<void>;

  /**
   * Reads a message that claims to come from the provider.
   * @throws WebhookRefused when its signature is not right, or older or newer than 300 s.
   */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): PaymentEvent;
}

/** `fails-later` is a card that is taken, and declined when it is charged. */
export type TestOutcome =
  | "succeeds"
  | "declined"
  | "needs-confirmation"
  | "confirmed"
  | "refused"
  | "fails-later";

/** What only test mode has: outcomes in place of cards, and a clock that can be moved. */
export interface TestSide {
  /**
   * Plays a card form: of the set-up or first payment with this secret, else of the customer's running subscription.
   * @throws AppError `card_declined`, `not_found`.
   */
  choose(
    customerId: string,
    clientSecret: string | null,
    outcome: TestOutcome,
  ): Promise<"succeeded" | "requires_action">;
  /** Lets the card of a customer be refused from now on, or be good again. */
  spoilCard(customerId: string, pays: boolean): Promise<void>;
  /** Moves the clock forward and lets everything happen that is due by then. */
  moveClock(ms: number): Promise<void>;
  /** Who carries the stand-in's messages to the webhook; call once, before the tasks start. */
  sendWith(send: (body: string, signature: string) => Promise<boolean>): void;
  /** Carries what waits; what was not taken waits on. */
  deliver(): Promise<void>;
}
