import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** From then on they are used over TLS only. */
export const smtpServers = pgTable("smtp_servers", {
  /** `host:port`. */
  server: text("server").primaryKey(),
  starttlsSeenAt: timestamp("starttls_seen_at", { withTimezone: true }).notNull(),
});

/** Keyed hashes of addresses. One address can have a row for each pepper; the latest one counts. */
export const mailRefusals = pgTable("mail_refusals", {
  addressHash: text("address_hash").primaryKey(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  allowedAgain: boolean("allowed_again").notNull().default(false),
});
