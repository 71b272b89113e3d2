import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Codes, and names of browser and system. Rows are only added, and deleted after a year or with their person. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    action: text("action").notNull(),
    detail: text("detail").notNull(),
    by: text("by").notNull(),
    browser: text("browser").notNull(),
    system: text("system").notNull(),
  },
  (table) => [
    index("audit_entries_user_id").on(table.userId, table.id),
    index("audit_entries_at").on(table.at),
  ],
);

/** Only codes, and the id of the account concerned. */
export const operatorEntries = pgTable(
  "operator_entries",
  {
    id: text("id").primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    action: text("action").notNull(),
    /** No foreign key: the entry outlives the account. */
    about: text("about").notNull(),
    via: text("via").notNull(),
    outcome: text("outcome").notNull(),
  },
  (table) => [index("operator_entries_at").on(table.at)],
);
