import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { applications } from "../applications/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Offers. Everything is sealed except the day to answer by, which notifications need. */
export const offers = pgTable(
  "offers",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: text("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    contentSealed: text("content_sealed").notNull(),
    /** A calendar date. */
    decideBy: text("decide_by"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("offers_user").on(table.userId, table.createdAt),
    index("offers_application").on(table.applicationId),
  ],
);
