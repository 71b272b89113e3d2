import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * People's saved jobs. `job_id` is no foreign key, because a posting may be removed: its copy stays in `snapshot`, and
 * `gone_at` is the time of removal. A row removed by the person is kept for 30 days with `deleted_at`.
 */
export const savedJobs = pgTable(
  "saved_jobs",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: text("job_id").notNull(),
    snapshot: jsonb("snapshot").notNull(),
    savedAt: instant("saved_at").notNull(),
    deletedAt: instant("deleted_at"),
    goneAt: instant("gone_at"),
    notesSealed: text("notes_sealed"),
    tags: text("tags").array().notNull().default([]),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index("saved_jobs_newest").on(table.userId, table.savedAt),
    index("saved_jobs_job").on(table.jobId),
  ],
);
