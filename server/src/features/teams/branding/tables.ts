import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { teams } from "../tables.ts";

/** A team's look, sealed with its owner's key: name, colour, imprint and reply address; and its mark. */
export const teamBrands = pgTable("team_brands", {
  teamId: text("team_id")
    .primaryKey()
    .references(() => teams.id, { onDelete: "cascade" }),
  contentSealed: text("content_sealed").notNull(),
  markSealed: text("mark_sealed"),
  version: integer("version").notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
