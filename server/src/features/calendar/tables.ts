import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One per person. Only a keyed hash of the address is stored. */
export const calendarFeeds = pgTable("calendar_feeds", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull().unique(),
  withNotes: boolean("with_notes").notNull(),
  createdAt: instant("created_at").notNull(),
  /** The day, UTC, on which a calendar last fetched it. */
  lastReadOn: text("last_read_on"),
});
