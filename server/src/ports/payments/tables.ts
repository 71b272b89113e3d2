import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const paymentTestAccounts = pgTable("payment_test_accounts", {
  customerId: text("customer_id").primaryKey(),
  data: jsonb("data").notNull(),
});

/** Repeating a call returns the same result. */
export const paymentTestKeys = pgTable("payment_test_keys", {
  key: text("key").primaryKey(),
  answer: text("answer").notNull(),
});

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

export const paymentTestClock = pgTable("payment_test_clock", {
  id: integer("id").primaryKey(),
  offsetMs: bigint("offset_ms", { mode: "number" }).notNull(),
});
