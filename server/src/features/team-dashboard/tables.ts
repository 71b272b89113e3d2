import { foreignKey, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { teamMembers } from "../teams/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Weekly goals of members; a proposed one stands beside the active one of the same kind until it is answered. */
export const teamGoals = pgTable(
  "team_goals",
  {
    id: text("id").primaryKey(),
    teamId: text("team_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    setBy: text("set_by").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind").notNull(),
    perWeek: integer("per_week").notNull(),
    state: text("state").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("team_goals_kind").on(table.teamId, table.userId, table.kind, table.state),
    index("team_goals_user").on(table.userId),
    index("team_goals_set_by").on(table.setBy),
    foreignKey({
      name: "team_goals_member",
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMembers.teamId, teamMembers.userId],
    }).onDelete("cascade"),
  ],
);
