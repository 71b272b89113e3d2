import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * People's applications. `stage`, `stage_since`, `applied_at` and `stageHistory` are derived from the events, so that boards and
 * figures need a single query. `job_id` is no foreign key, because a posting may be removed while the application
 * stays.
 */
export const applications = pgTable(
  "applications",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    jobId: text("job_id"),
    /** The job at the time; its text is separate, because no list shows it. */
    job: jsonb("job").notNull(),
    description: text("description").notNull().default(""),
    stage: text("stage").notNull(),
    stageSince: instant("stage_since").notNull(),
    appliedAt: instant("applied_at"),
    /** The steps that count, `[stage, milliseconds since 1970]`, as JSON in a text column. */
    stageHistory: text("way").notNull(),
    rank: doublePrecision("rank").notNull(),
    tags: text("tags").array().notNull().default([]),
    /** A calendar date, ISO 8601. */
    deadline: text("deadline"),
    postingGone: boolean("posting_gone").notNull().default(false),
    archived: boolean("archived").notNull().default(false),
    notesSealed: text("notes_sealed"),
    /** The resume that was sent, and its name at the time. */
    resumeId: text("resume_id"),
    resumeVersion: integer("resume_version"),
    resumeNameSealed: text("resume_name_sealed"),
    letterNameSealed: text("letter_name_sealed"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("applications_user").on(table.userId, table.stage),
    index("applications_job").on(table.jobId),
    index("applications_deleted").on(table.deletedAt),
  ],
);

/** Every change of stage, ordered by `seq`. The browser creates the id, so a repeated change is recorded once. */
export const applicationEvents = pgTable(
  "application_events",
  {
    applicationId: text("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    id: text("id").notNull(),
    userId: owner(),
    kind: text("kind").notNull(),
    from: text("from_stage"),
    to: text("to_stage").notNull(),
    undoes: text("undoes"),
    /** Whether another member of a team did it by a grant, and who; the id goes with that account. */
    byOther: boolean("by_other").notNull().default(false),
    byId: text("by_id").references(() => users.id, { onDelete: "set null" }),
    at: instant("at").notNull(),
    recordedAt: instant("recorded_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.seq] }),
    index("application_events_user").on(table.userId, table.applicationId),
    index("application_events_by").on(table.byId),
  ],
);

/** The columns of people who changed theirs. */
export const applicationStages = pgTable("application_stages", {
  userId: owner().primaryKey(),
  stages: jsonb("stages").notNull(),
  /** Removed stages that events still refer to. */
  removed: jsonb("removed").notNull(),
});
