import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Also the sessions made from them; only hashes are stored. */
export const operatorLinks = pgTable("operator_links", {
  tokenHash: text("token_hash").primaryKey(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  sessionHash: text("session_hash").unique(),
  sessionExpiresAt: timestamp("session_expires_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
