import { date, doublePrecision, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { teams } from "../teams/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const member = (name: string) => text(name).references(() => users.id, { onDelete: "set null" });

/** Cards of a team's board. They belong to the team: their texts are sealed with the key of its owner. */
export const teamCards = pgTable(
  "team_cards",
  {
    id: text("id").primaryKey(),
    teamId: text("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    authorId: member("author_id"),
    assigneeId: member("assignee_id"),
    kind: text("kind").notNull(),
    stage: text("stage").notNull(),
    rank: doublePrecision("rank").notNull(),
    dueOn: date("due_on", { mode: "string" }),
    /** Title, company, place, address and text. */
    contentSealed: text("content_sealed").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("team_cards_team").on(table.teamId, table.stage),
    index("team_cards_author").on(table.authorId),
    index("team_cards_assignee").on(table.assigneeId),
    index("team_cards_deleted").on(table.deletedAt),
  ],
);

export const teamCardComments = pgTable(
  "team_card_comments",
  {
    id: text("id").primaryKey(),
    cardId: text("card_id")
      .notNull()
      .references(() => teamCards.id, { onDelete: "cascade" }),
    authorId: member("author_id"),
    textSealed: text("text_sealed").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("team_card_comments_card").on(table.cardId, table.createdAt),
    index("team_card_comments_author").on(table.authorId),
  ],
);
