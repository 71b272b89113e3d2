import { bigint, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * The use of the model by each person, and by all together, for each day in UTC. Questions and answers are not stored.
 */
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
