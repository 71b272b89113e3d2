import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One key per person, wrapped by the installation's key. Erasing the row makes what it sealed unreadable. */
export const personKeys = pgTable("person_keys", {
  userId: text("user_id").primaryKey(),
  wrapped: text("wrapped").notNull(),
  keyVersion: integer("key_version").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
