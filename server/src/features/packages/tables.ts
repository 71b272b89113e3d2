import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { applications } from "../applications/tables.ts";
import { letters } from "../letters/tables.ts";
import { resumes } from "../resumes/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Rules on saved searches. `search_id` is no foreign key: a rule outlives its search, so that another can be chosen. */
export const applyRules = pgTable(
  "apply_rules",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    searchId: text("search_id").notNull(),
    resumeId: text("resume_id").references(() => resumes.id, { onDelete: "set null" }),
    /** Name, criteria, tone and length. */
    contentSealed: text("content_sealed").notNull(),
    paused: boolean("paused").notNull(),
    snoozedUntil: instant("snoozed_until"),
    /** When it last looked at postings. */
    lookedAt: instant("looked_at"),
    /** A deleted rule is kept for a day, so that the deletion can be taken back. */
    deletedAt: instant("deleted_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("apply_rules_user").on(table.userId, table.id),
    index("apply_rules_looked").on(table.lookedAt),
    index("apply_rules_resume").on(table.resumeId),
  ],
);

/** Applications prepared for a person; of one posting only one. `job_id` is no foreign key: postings go, packages stay. */
export const packages = pgTable(
  "packages",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    ruleId: text("rule_id").references(() => applyRules.id, { onDelete: "set null" }),
    jobId: text("job_id").notNull(),
    status: text("status").notNull(),
    match: integer("match"),
    risks: text("risks").array().notNull().default([]),
    /** Questions without an answer, those of the letter left out. */
    open: integer("open").notNull().default(0),
    /** The posting as lists show it. */
    jobSealed: text("job_sealed").notNull(),
    /** Knock-outs, reasons, answers and what the person said; null while it is being made. */
    contentSealed: text("content_sealed"),
    letterId: text("letter_id").references(() => letters.id, { onDelete: "set null" }),
    resumeId: text("resume_id").references(() => resumes.id, { onDelete: "set null" }),
    applicationId: text("application_id").references(() => applications.id, { onDelete: "set null" }),
    snoozedUntil: instant("snoozed_until"),
    approvedAt: instant("approved_at"),
    askedAt: instant("asked_at"),
    sentAt: instant("sent_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("packages_once").on(table.userId, table.jobId),
    index("packages_status").on(table.userId, table.status, table.id),
    index("packages_waiting").on(table.status, table.approvedAt),
    index("packages_rule").on(table.ruleId, table.createdAt),
    index("packages_letter").on(table.letterId),
    index("packages_resume").on(table.resumeId),
    index("packages_application").on(table.applicationId),
  ],
);
