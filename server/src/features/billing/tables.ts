import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** A person's one free trial. */
export const trials = pgTable("trials", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  startedAt: instant("started_at"),
  endsAt: instant("ends_at"),
});
