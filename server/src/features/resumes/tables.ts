import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** People's resumes. Content, name and stored original are sealed. */
export const resumes = pgTable(
  "resumes",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    nameSealed: text("name_sealed").notNull(),
    contentSealed: text("content_sealed").notNull(),
    fileNameSealed: text("file_name_sealed"),
    fileKey: text("file_key"),
    fileType: text("file_type"),
    fileSize: integer("file_size"),
    /** Facts about the reading of the original; null when it was not read. */
    fileFacts: jsonb("file_facts"),
    /** The upload it came from, so that taking it twice creates one resume. */
    uploadId: text("upload_id").unique(),
    /** A keyed hash of the upload, so that sending it again creates no second resume. Null in the trash. */
    uploadKey: text("upload_key"),
    language: text("language").notNull().default(""),
    status: text("status").notNull().default("draft"),
    isDefault: boolean("is_default").notNull().default(false),
    aiScore: integer("ai_score").notNull().default(0),
    feedbackSealed: text("feedback_sealed"),
    version: integer("version").notNull().default(1),
    /** The print style; null until one is chosen. */
    style: jsonb("style"),
    /** The start of the saves that share one revision; null before the first. */
    revisedAt: instant("revised_at"),
    /** The resume it was tailored from, as of their last match. */
    baseId: text("base_id").references((): AnyPgColumn => resumes.id, { onDelete: "set null" }),
    baseVersion: integer("base_version"),
    baseSealed: text("base_sealed"),
    jobSealed: text("job_sealed"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("resumes_user_id").on(table.userId, table.id),
    index("resumes_base_id").on(table.baseId),
    uniqueIndex("resumes_upload_key").on(table.userId, table.uploadKey),
    uniqueIndex("resumes_one_default")
      .on(table.userId)
      .where(sql`${table.isDefault} AND ${table.deletedAt} IS NULL`),
  ],
);

export const resumeRevisions = pgTable(
  "resume_revisions",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    nameSealed: text("name_sealed").notNull(),
    /** Content and style. */
    stateSealed: text("state_sealed").notNull(),
    /** Name of the member whose suggestion ended this version; null for the person's own change. */
    suggestedBySealed: text("suggested_by_sealed"),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    index("resume_revisions_resume_id").on(table.resumeId, table.id),
    index("resume_revisions_user_id").on(table.userId),
  ],
);

/** Files that were read but have not become a resume yet. */
export const uploads = pgTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    fileNameSealed: text("file_name_sealed").notNull(),
    /** The resume's content, and the input for step 2 of onboarding. */
    readSealed: text("read_sealed").notNull(),
    /** Null when the file itself is not stored: a data export contains more than a resume. */
    fileKey: text("file_key"),
    fileType: text("file_type").notNull(),
    fileSize: integer("file_size").notNull(),
    /** Facts about the reading of the file; null when it was not read or is not stored. */
    fileFacts: jsonb("file_facts"),
    language: text("language").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("uploads_user_id").on(table.userId, table.id)],
);
