import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const instant = (name: string) => moment(name).notNull();
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const trials = pgTable(
  "trials",
  {
    userId: owner().primaryKey(),
    startedAt: instant("started_at"),
    endsAt: instant("ends_at"),
    warnedAt: moment("warned_at"),
    endToldAt: moment("end_told_at"),
  },
  (table) => [index("trials_ends_at").on(table.endsAt)],
);

/**
 * Benefits that they get only once, and their customer at the provider. The row serves as the lock of their billing.
 */
export const billingAccounts = pgTable("billing_accounts", {
  userId: owner().primaryKey(),
  customerId: text("customer_id").unique(),
  /** The customer of a claimed account's former holder, until it is deleted at the provider. */
  leftCustomerId: text("left_customer_id"),
  trialUsedAt: moment("trial_used_at"),
  firstPaidAt: moment("first_paid_at"),
  moneyBackAt: moment("money_back_at"),
  createdAt: instant("created_at"),
});

/** Cards used for the 7 free days, by a keyed hash of the card's fingerprint. */
export const trialCards = pgTable("trial_cards", {
  fingerprintHash: text("fingerprint_hash").primaryKey(),
  userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
  usedAt: instant("used_at"),
});

/**
 * The row is stored before the call to the provider, with the call's key, so that an interrupted attempt can continue.
 * The subscription is created once the card is confirmed. `seenTicket` orders the answers.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    attempt: text("attempt").notNull(),
    callKey: text("call_key").notNull(),
    planType: text("plan_type", { enum: ["monthly", "team"] }).notNull(),
    period: text("period", { enum: ["monthly", "yearly"] }).notNull(),
    setupId: text("setup_id").unique(),
    providerId: text("provider_id").unique(),
    /** `creating` until there is a subscription, `abandoned` if there never is one. */
    status: text("status").notNull(),
    access: text("access", { enum: ["none", "full", "grace"] }).notNull(),
    openedAt: moment("opened_at"),
    problem: text("problem"),
    trialDays: integer("trial_days").notNull(),
    trialEndsAt: moment("trial_ends_at"),
    periodStartsAt: moment("period_starts_at"),
    periodEndsAt: moment("period_ends_at"),
    graceUntil: moment("grace_until"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    endedAt: moment("ended_at"),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    nextPlanType: text("next_plan_type", { enum: ["monthly", "team"] }),
    nextPeriod: text("next_period", { enum: ["monthly", "yearly"] }),
    nextAt: moment("next_at"),
    /** Tickets drawn for calls to the provider, and the ticket of the last stored answer. */
    ticket: integer("ticket").notNull().default(0),
    seenTicket: integer("seen_ticket").notNull().default(0),
    createdAt: instant("created_at"),
    updatedAt: instant("updated_at"),
  },
  (table) => [
    index("subscriptions_user_id").on(table.userId),
    index("subscriptions_status").on(table.status),
  ],
);

/** Each message once. Their objects are always read anew from the provider. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    subscriptionId: text("subscription_id"),
    customerId: text("customer_id"),
    chargeId: text("charge_id"),
    state: text("state", { enum: ["waiting", "applied", "ignored"] }).notNull(),
    receivedAt: instant("received_at"),
  },
  (table) => [index("payment_events_received_at").on(table.receivedAt)],
);

export const webhookCounts = pgTable("webhook_counts", {
  outcome: text("outcome").primaryKey(),
  count: integer("count").notNull(),
});

export const paidInvoices = pgTable(
  "paid_invoices",
  {
    invoiceId: text("invoice_id").primaryKey(),
    userId: owner(),
    amount: integer("amount").notNull(),
    paidAt: instant("paid_at"),
    refund: text("refund", { enum: ["requested", "done"] }),
  },
  (table) => [index("paid_invoices_user_id").on(table.userId)],
);

export const usageCounters = pgTable(
  "usage_counters",
  {
    userId: owner(),
    what: text("what").notNull(),
    /** `2026-11` for a calendar month in the person's zone, `trial` for the Free Trial. */
    span: text("span").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.what, table.span] })],
);
