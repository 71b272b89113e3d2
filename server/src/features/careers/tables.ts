import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** People's decisions about their career paths: one row each, none for people without decisions. */
export const careerChoices = pgTable("career_choices", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  currentRoleId: text("current_role_id"),
  targetRoleId: text("target_role_id"),
  pinned: jsonb("pinned").notNull(),
  hidden: jsonb("hidden").notNull(),
  setAside: jsonb("set_aside"),
  version: integer("version").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Plans for single steps from a role to the next. */
export const actionPlans = pgTable(
  "action_plans",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fromRoleId: text("from_role_id").notNull(),
    toRoleId: text("to_role_id").notNull(),
    level: text("level").notNull(),
    milestones: jsonb("milestones").notNull(),
    version: integer("version").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("action_plans_user").on(table.userId, table.id),
    uniqueIndex("action_plans_step")
      .on(table.userId, table.fromRoleId, table.toRoleId)
      .where(sql`${table.deletedAt} is null`),
    index("action_plans_deleted").on(table.deletedAt),
  ],
);
