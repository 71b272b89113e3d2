import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { applications } from "../applications/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Reminders. They are due at a clock time in their zone, from which the instant is derived. */
export const reminders = pgTable(
  "reminders",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: text("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    textSealed: text("text_sealed").notNull(),
    /** A calendar date, and `HH:MM` if a time was chosen. */
    dueOn: text("due_on").notNull(),
    dueTime: text("due_time"),
    timeZone: text("time_zone").notNull(),
    dueAt: instant("due_at").notNull(),
    version: integer("version").notNull().default(1),
    tellAt: instant("tell_at"),
    doneAt: instant("done_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("reminders_user").on(table.userId, table.dueAt),
    index("reminders_application").on(table.applicationId),
    index("reminders_tell").on(table.tellAt),
  ],
);
