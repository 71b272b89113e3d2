import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Messages of the contact form, sealed whole with a key of the installation; forgotten after a year. */
export const contactMessages = pgTable("contact_messages", {
  id: text("id").primaryKey(),
  /** The form it was written in: one form leaves one message. */
  formId: text("form_id").notNull().unique(),
  language: text("language").notNull(),
  sealed: text("sealed").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  handledAt: timestamp("handled_at", { withTimezone: true }),
});
