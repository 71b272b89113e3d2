import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Short codes sent to a person's address or number: one living code for each purpose, owner and address. */
export const codes = pgTable(
  "codes",
  {
    /** Keyed hash of purpose, owner and address. */
    id: text("id").primaryKey(),
    /** Keyed hash of the code: a dump of the database does not give the million possible ones away. */
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull(),
    usedAt: instant("used_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("codes_expires_at").on(table.expiresAt)],
);

/** How often something was sent to an address or number within the hour, by its keyed hash. */
export const codeSends = pgTable(
  "code_sends",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [index("code_sends_ends_at").on(table.endsAt)],
);

/** Links sent by mail that work once. The token itself is nowhere but in the mail. */
export const mailedLinks = pgTable(
  "mailed_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose").notNull(),
    userId: text("user_id").notNull(),
    /** What the link is about (a new address), sealed with its owner's key. */
    sealed: text("sealed"),
    usedAt: instant("used_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("mailed_links_user_id").on(table.userId, table.purpose),
    index("mailed_links_expires_at").on(table.expiresAt),
  ],
);
