import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () => text("user_id").references(() => users.id, { onDelete: "cascade" });

/** Where a person's profile page stands. What it shows, and to whom, is in their profile and privacy settings. */
export const publicProfiles = pgTable("public_profiles", {
  userId: owner().primaryKey(),
  slug: text("slug").notNull().unique(),
  /** The secret link is found by its keyed hash and shown to its owner from the sealed text. */
  secretHash: text("secret_hash").notNull().unique(),
  secretSealed: text("secret_sealed").notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Addresses that were given up: for a while nobody else may stand where a person stood. */
export const retiredSlugs = pgTable("retired_slugs", {
  slug: text("slug").primaryKey(),
  userId: owner().notNull(),
  freeAt: instant("free_at").notNull(),
});

/** What strangers wrote by the form of a profile page; who wrote and what is sealed with the recipient's key. */
export const profileMessages = pgTable(
  "profile_messages",
  {
    id: text("id").primaryKey(),
    userId: owner().notNull(),
    /** Of the form it came by: the same form sent twice is one message. */
    formHash: text("form_hash").notNull().unique(),
    sealed: text("sealed").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("profile_messages_newest").on(table.userId, table.createdAt)],
);
