import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    filters: jsonb("filters").notNull(),
    alert: text("alert").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the person last opened it; later postings are new to them. */
    seenAt: instant("seen_at").notNull(),
    /** Postings up to this time were notified, or deliberately not. */
    toldAt: instant("told_at").notNull(),
  },
  (table) => [
    index("saved_searches_user").on(table.userId, table.id),
    index("saved_searches_due").on(table.alert, table.toldAt),
  ],
);
