import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const codes = pgTable(
  "codes",
  {
    id: text("id").primaryKey(),
    /** Keyed hash of the code, so that a database dump does not reveal which of the million codes it is. */
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull(),
    usedAt: instant("used_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("codes_expires_at").on(table.expiresAt)],
);

export const codeSends = pgTable(
  "code_sends",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [index("code_sends_ends_at").on(table.endsAt)],
);

/** Single-use links sent by mail. Only the mail contains the token itself. */
export const mailedLinks = pgTable(
  "mailed_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose").notNull(),
    userId: text("user_id").notNull(),
    /** The link's `about`, sealed with its owner's key. */
    sealed: text("sealed"),
    usedAt: instant("used_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("mailed_links_user_id").on(table.userId, table.purpose),
    index("mailed_links_expires_at").on(table.expiresAt),
  ],
);
