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
 * People's applications. `stage`, `stage_since`, `applied_at` and `way` are what the events say, written down so that
 * a board and figures are one query. `job_id` is no foreign key: a posting may go, the application stays.
 */
export const applications = pgTable(
  "applications",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    jobId: text("job_id"),
    /** The job as it stood; its text apart, since no list shows it. */
    job: jsonb("job").notNull(),
    description: text("description").notNull().default(""),
    stage: text("stage").notNull(),
    stageSince: instant("stage_since").notNull(),
    appliedAt: instant("applied_at"),
    /** The steps that count, `[stage, milliseconds since 1970]`, as JSON in the text that it is read as. */
    way: text("way").notNull(),
    rank: doublePrecision("rank").notNull(),
    tags: text("tags").array().notNull().default([]),
    /** A calendar date, ISO 8601. */
    deadline: text("deadline"),
    postingGone: boolean("posting_gone").notNull().default(false),
    archived: boolean("archived").notNull().default(false),
    notesSealed: text("notes_sealed"),
    /** The resume that was sent, and what it was called. */
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

/** Every change of a stage, in the order of `seq`. An event's id is the browser's: a change sent twice is one. */
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
    at: instant("at").notNull(),
    recordedAt: instant("recorded_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.seq] }),
    index("application_events_user").on(table.userId, table.applicationId),
  ],
);

/** The columns of people who changed theirs. */
export const applicationStages = pgTable("application_stages", {
  userId: owner().primaryKey(),
  stages: jsonb("stages").notNull(),
  /** Stages they took away that events still name. */
  removed: jsonb("removed").notNull(),
});
