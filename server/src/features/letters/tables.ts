import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { applications } from "../applications/tables.ts";
import { resumes } from "../resumes/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** People's letters. Content, posting and the names that lists show are sealed. */
export const letters = pgTable(
  "letters",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Name, company and job title: all that a list has to open. */
    headSealed: text("head_sealed").notNull(),
    contentSealed: text("content_sealed").notNull(),
    jobSealed: text("job_sealed"),
    /** Kind, language, convention, tone and length. */
    wish: jsonb("wish").notNull(),
    style: jsonb("style").notNull(),
    /** Facts about the content, so that a list need not open it. */
    openQuestions: integer("open_questions").notNull(),
    words: integer("words").notNull(),
    resumeId: text("resume_id").references(() => resumes.id, { onDelete: "set null" }),
    applicationId: text("application_id").references(() => applications.id, { onDelete: "set null" }),
    version: integer("version").notNull().default(1),
    sentAt: instant("sent_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("letters_user_id").on(table.userId, table.updatedAt),
    index("letters_resume_id").on(table.resumeId),
    index("letters_application_id").on(table.applicationId),
    index("letters_deleted_at").on(table.deletedAt),
  ],
);
