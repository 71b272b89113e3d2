import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const phoneVerifications = pgTable(
  "phone_verifications",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    numberSealed: text("number_sealed").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("phone_verifications_expires_at").on(table.expiresAt)],
);
