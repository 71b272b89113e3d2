import { bigint, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What a person, and what everybody together, used of the model on a day, in UTC. No question and no answer is kept. */
export const llmUsage = pgTable(
  "llm_usage",
  {
    /** A person's id, or `everybody`. */
    userId: text("user_id").notNull(),
    day: date("day").notNull(),
    calls: integer("calls").notNull(),
    tokens: bigint("tokens", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
