import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Dismissed suggestions. `suggestion` consists of a rule, an id and a day. */
export const dismissedFollowUps = pgTable(
  "dismissed_follow_ups",
  {
    userId: owner(),
    suggestion: text("suggestion").notNull(),
    dismissedAt: instant("dismissed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.suggestion] }),
    index("dismissed_follow_ups_at").on(table.dismissedAt),
  ],
);

export const followUpLooks = pgTable(
  "follow_up_looks",
  {
    userId: owner().primaryKey(),
    nextLookAt: instant("next_look_at").notNull(),
  },
  (table) => [index("follow_up_looks_due").on(table.nextLookAt)],
);
