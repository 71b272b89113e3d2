import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { letters } from "../letters/tables.ts";
import { resumes } from "../resumes/tables.ts";
import { teams } from "../teams/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
/** The owner of the paper, with whose key the texts are sealed. */
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const author = () => text("author_id").references(() => users.id, { onDelete: "set null" });

/** Threads on a resume or a letter; one of the two is set. They stay with the owner when the team is gone. */
export const commentThreads = pgTable(
  "comment_threads",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    teamId: text("team_id").references(() => teams.id, { onDelete: "set null" }),
    resumeId: text("resume_id").references(() => resumes.id, { onDelete: "cascade" }),
    letterId: text("letter_id").references(() => letters.id, { onDelete: "cascade" }),
    authorId: author(),
    /** The anchor and the suggested words. */
    contentSealed: text("content_sealed").notNull(),
    /** `open`, `accepted` or `rejected`; null without a suggestion. */
    suggestion: text("suggestion"),
    acceptedVersion: integer("accepted_version"),
    resolvedAt: instant("resolved_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("comment_threads_user").on(table.userId),
    index("comment_threads_team").on(table.teamId, table.updatedAt),
    index("comment_threads_resume").on(table.resumeId),
    index("comment_threads_letter").on(table.letterId),
    index("comment_threads_author").on(table.authorId),
  ],
);

export const comments = pgTable(
  "comments",
  {
    id: text("id").primaryKey(),
    threadId: text("thread_id")
      .notNull()
      .references(() => commentThreads.id, { onDelete: "cascade" }),
    userId: owner(),
    authorId: author(),
    textSealed: text("text_sealed").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("comments_thread").on(table.threadId, table.createdAt),
    index("comments_user").on(table.userId),
    index("comments_author").on(table.authorId),
  ],
);
