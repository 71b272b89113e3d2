import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { teamMembers } from "../teams/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One list of searches of a person in a team. */
export const bulkLists = pgTable(
  "bulk_lists",
  {
    id: text("id").primaryKey(),
    teamId: text("team_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    searchesSealed: text("searches_sealed").notNull(),
    weekly: boolean("weekly").notNull(),
    version: integer("version").notNull(),
    ranAt: instant("ran_at"),
    /** Postings from before are not told of. */
    toldAt: instant("told_at").notNull(),
  },
  (table) => [
    uniqueIndex("bulk_lists_team").on(table.teamId, table.userId),
    index("bulk_lists_user").on(table.userId),
    index("bulk_lists_weekly").on(table.weekly, table.toldAt),
    foreignKey({
      name: "bulk_lists_member",
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMembers.teamId, teamMembers.userId],
    }).onDelete("cascade"),
  ],
);
