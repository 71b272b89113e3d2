import { doublePrecision, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

/** When a person was last told of each topic, so that nothing is told twice. */
export const jobAlerts = pgTable(
  "job_alerts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** Postings up to this time were told, or looked at and not worth telling. */
    toldAt: timestamp("told_at", { withTimezone: true }).notNull(),
    /** For salary alerts: a keyed hash of role, place and currency, and the middle of their pay that was told last. */
    subject: text("subject").notNull().default(""),
    middle: doublePrecision("middle"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
