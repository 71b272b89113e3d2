import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () => text("user_id").references(() => users.id, { onDelete: "cascade" });

export const publicProfiles = pgTable("public_profiles", {
  userId: owner().primaryKey(),
  slug: text("slug").notNull().unique(),
  /** The keyed hash for looking up the secret link; the sealed text shows it to its owner. */
  secretHash: text("secret_hash").notNull().unique(),
  secretSealed: text("secret_sealed").notNull(),
  publishedAt: instant("published_at"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const retiredSlugs = pgTable("retired_slugs", {
  slug: text("slug").primaryKey(),
  userId: owner().notNull(),
  freeAt: instant("free_at").notNull(),
});

/** Messages from the form of a profile page; sender and text are sealed with the recipient's key. */
export const profileMessages = pgTable(
  "profile_messages",
  {
    id: text("id").primaryKey(),
    userId: owner().notNull(),
    /** Hash of the form: the same form sent twice gives one message. */
    formHash: text("form_hash").notNull().unique(),
    sealed: text("sealed").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("profile_messages_newest").on(table.userId, table.createdAt)],
);
