import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { applications } from "../applications/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Interviews. Clock times count; the instants are derived from them. People, place and notes are sealed. */
export const interviews = pgTable(
  "interviews",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: text("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    status: text("status").notNull(),
    timeZone: text("time_zone").notNull(),
    startsLocal: text("starts_local").notNull(),
    endsLocal: text("ends_local").notNull(),
    secondPass: boolean("second_pass").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    contentSealed: text("content_sealed").notNull(),
    version: integer("version").notNull().default(1),
    /** The time of the next alert, or of the end; null when nothing is left to do. */
    nextLookAt: instant("next_look_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("interviews_user").on(table.userId, table.startsAt),
    index("interviews_application").on(table.applicationId),
    index("interviews_look").on(table.nextLookAt),
  ],
);
