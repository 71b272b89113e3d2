import { bigint, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** By each person, and by all together, per day in UTC. Questions and answers are not stored. */
export const llmUsage = pgTable(
  "llm_usage",
  {
    userId: text("user_id").notNull(),
    day: date("day").notNull(),
    calls: integer("calls").notNull(),
    tokens: bigint("tokens", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
