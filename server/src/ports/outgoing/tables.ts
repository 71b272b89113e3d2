import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Recipient and words are sealed; the content of a sent message is wiped at once, that of the outbox after a week. */
export const outgoingMessages = pgTable(
  "outgoing_messages",
  {
    id: text("id").primaryKey(),
    channel: text("channel", { enum: ["mail", "sms"] }).notNull(),
    /** The id whose key seals the content: a person's, or the installation's own when there is no account yet. */
    sealedFor: text("sealed_for").notNull(),
    key: text("key").notNull(),
    language: text("language").notNull(),
    sealed: text("sealed"),
    /** `dropped`: its recipient refuses it. */
    state: text("state", { enum: ["waiting", "sending", "sent", "kept", "failed", "dropped"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    problem: text("problem"),
    nextTryAt: instant("next_try_at"),
    /** Since this time it may have arrived: it is never sent again, unless it was refused. */
    handedOverAt: instant("handed_over_at"),
    /** The task that runs when it leaves, and the row concerned. */
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
