import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Experiences that people tell in letters and interviews, sealed as a whole. */
export const stories = pgTable(
  "stories",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    contentSealed: text("content_sealed").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("stories_user_id").on(table.userId, table.id)],
);
