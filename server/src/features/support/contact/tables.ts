import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Sealed with a key of the installation; deleted after a year. */
export const contactMessages = pgTable("contact_messages", {
  id: text("id").primaryKey(),
  /** The id of the form: one form gives one message. */
  formId: text("form_id").notNull().unique(),
  language: text("language").notNull(),
  sealed: text("sealed").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  handledAt: timestamp("handled_at", { withTimezone: true }),
});
