import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { applications } from "../tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Files of applications; names and contents are sealed. When an application is removed, its files lose the reference
 * and the next purge removes them together with the stored contents.
 */
export const applicationFiles = pgTable(
  "application_files",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: text("application_id").references(() => applications.id, { onDelete: "set null" }),
    nameSealed: text("name_sealed").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull(),
    fileKey: text("file_key").notNull(),
    createdAt: instant("created_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("application_files_user").on(table.userId, table.applicationId),
    index("application_files_application").on(table.applicationId),
    index("application_files_deleted").on(table.deletedAt),
  ],
);
