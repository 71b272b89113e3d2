import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** `window` is the start of the counted span in epoch seconds. */
export const limitCounters = pgTable(
  "limit_counters",
  {
    key: text("key").notNull(),
    window: bigint("window", { mode: "number" }).notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.window] }), index("limit_counters_window").on(t.window)],
);
