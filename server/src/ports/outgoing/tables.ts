import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

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
    /** `dropped`: its reader does not want it. */
    state: text("state", { enum: ["waiting", "sending", "sent", "kept", "failed", "dropped"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Why it waits or failed, in a word, never with content. */
    problem: text("problem"),
    /** When it is tried again, while it waits after a failure. */
    nextTryAt: instant("next_try_at"),
    /** Since when it may have arrived: from then on it is never sent again, unless it was refused. */
    handedOverAt: instant("handed_over_at"),
    /** What begins when it leaves: the name of a task and the row that it is about. */
    whenSent: text("when_sent"),
    whenSentKey: text("when_sent_key"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("outgoing_messages_created_idx").on(table.createdAt),
    index("outgoing_messages_state_idx").on(table.state),
  ],
);
