import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { applications } from "../tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** People's contacts. All contents are sealed. */
export const contacts = pgTable(
  "contacts",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    contentSealed: text("content_sealed").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("contacts_user").on(table.userId, table.id)],
);

export const contactApplications = pgTable(
  "contact_applications",
  {
    contactId: text("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    applicationId: text("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    userId: owner(),
  },
  (table) => [
    primaryKey({ columns: [table.contactId, table.applicationId] }),
    index("contact_applications_application").on(table.applicationId),
    index("contact_applications_user").on(table.userId),
  ],
);
