import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const operatorLinks = pgTable("operator_links", {
  tokenHash: text("token_hash").primaryKey(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  sessionHash: text("session_hash").unique(),
  sessionExpiresAt: timestamp("session_expires_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
