import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * What happened to people's accounts: codes of the contract, and names of browser and system. Rows are added, read and,
 * after a year or with their person, deleted; nothing changes one.
 */
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

/** What operators did: codes, and the id of the account that it was done to. */
export const operatorEntries = pgTable(
  "operator_entries",
  {
    id: text("id").primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    action: text("action").notNull(),
    /** Not a reference: what was done to an account is told when the account is gone, too. */
    about: text("about").notNull(),
    via: text("via").notNull(),
    outcome: text("outcome").notNull(),
  },
  (table) => [index("operator_entries_at").on(table.at)],
);
