import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Mail and text messages on their way out. Recipient and words are sealed; what was handed to a mail server is
 * wiped at once, what stays in the outbox is wiped after a week.
 */
export const outgoingMessages = pgTable(
  "outgoing_messages",
  {
    id: text("id").primaryKey(),
    channel: text("channel", { enum: ["mail", "sms"] }).notNull(),
    /** Whose key seals the content; the installation's own when there is no account yet. */
    sealedFor: text("sealed_for").notNull(),
    key: text("key").notNull(),
    language: text("language").notNull(),
    sealed: text("sealed"),
    state: text("state", { enum: ["waiting", "sending", "sent", "kept", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Why it failed, in a word, never with content. */
    problem: text("problem"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("outgoing_messages_created_idx").on(table.createdAt)],
);
