import { date, foreignKey, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { teamMembers, teams } from "../teams/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * A right that a member of a team gives another member. Both are tied to their membership, so that leaving,
 * removal, erasure and the end of the team delete the row.
 */
export const grants = pgTable(
  "grants",
  {
    id: text("id").primaryKey(),
    teamId: text("team_id").notNull(),
    userId: owner(),
    toId: text("to_id").notNull(),
    noun: text("noun").notNull(),
    /** Empty for nouns without items. */
    itemId: text("item_id").notNull(),
    right: text("right").notNull(),
    until: instant("until"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("grants_item").on(table.teamId, table.userId, table.toId, table.noun, table.itemId),
    index("grants_to").on(table.toId, table.teamId),
    index("grants_user").on(table.userId),
    foreignKey({
      name: "grants_from_member",
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMembers.teamId, teamMembers.userId],
    }).onDelete("cascade"),
    foreignKey({
      name: "grants_to_member",
      columns: [table.teamId, table.toId],
      foreignColumns: [teamMembers.teamId, teamMembers.userId],
    }).onDelete("cascade"),
  ],
);

/** Looks at a person's things, by day of that person; kept after the grant, the viewer and the team are gone. */
export const grantLooks = pgTable(
  "grant_looks",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    viewerId: text("viewer_id").references(() => users.id, { onDelete: "set null" }),
    teamId: text("team_id").references(() => teams.id, { onDelete: "set null" }),
    noun: text("noun").notNull(),
    itemId: text("item_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [
    uniqueIndex("grant_looks_day").on(table.userId, table.viewerId, table.noun, table.itemId, table.day),
    index("grant_looks_newest").on(table.userId, table.day),
    index("grant_looks_viewer").on(table.viewerId),
    index("grant_looks_team").on(table.teamId),
  ],
);
