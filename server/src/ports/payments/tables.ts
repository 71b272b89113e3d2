import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The payment simulation's data of a customer: no name, no address, no card. */
export const paymentTestAccounts = pgTable("payment_test_accounts", {
  customerId: text("customer_id").primaryKey(),
  data: jsonb("data").notNull(),
});

/** The result for each key: repeating a call returns the same. */
export const paymentTestKeys = pgTable("payment_test_keys", {
  key: text("key").primaryKey(),
  answer: text("answer").notNull(),
});

/** The simulation's messages that wait for the webhook. */
export const paymentTestEvents = pgTable(
  "payment_test_events",
  {
    id: text("id").primaryKey(),
    body: text("body").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    deliveredAt: timestamp("delivered_at", { withTimezone: true }),
  },
  (table) => [index("payment_test_events_waiting").on(table.deliveredAt, table.id)],
);

/** A single row: the operator's shift of the clock of plans and payments. */
export const paymentTestClock = pgTable("payment_test_clock", {
  id: integer("id").primaryKey(),
  offsetMs: bigint("offset_ms", { mode: "number" }).notNull(),
});
