import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Wrapped by the installation's key; the highest number is the newest. Until that key or the pepper is first replaced
 * there is none, and the pepper comes from the installation's key.
 */
export const installationKeys = pgTable("installation_keys", {
  number: integer("number").primaryKey(),
  wrapped: text("wrapped").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** Instant at which the last row was hashed anew by it. */
  finishedAt: timestamp("finished_at", { withTimezone: true }),
});

/** One key per person, wrapped by the installation's key. Erasing the row makes what it sealed unreadable. */
export const personKeys = pgTable("person_keys", {
  userId: text("user_id").primaryKey(),
  wrapped: text("wrapped").notNull(),
  keyVersion: integer("key_version").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
