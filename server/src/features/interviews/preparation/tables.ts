import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { offers } from "../../offers/tables.ts";
import { interviews } from "../tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A person's notes before, during and after an interview; all of them are sealed. */
export const interviewNotes = pgTable(
  "interview_notes",
  {
    interviewId: text("interview_id")
      .primaryKey()
      .references(() => interviews.id, { onDelete: "cascade" }),
    userId: owner(),
    contentSealed: text("content_sealed").notNull(),
    version: integer("version").notNull(),
    /** When the debrief was put into the question bank. */
    debriefedAt: instant("debriefed_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("interview_notes_user_id").on(table.userId)],
);

/** A person's limits for the negotiation of an offer; all of them are sealed. */
export const negotiations = pgTable(
  "negotiations",
  {
    offerId: text("offer_id")
      .primaryKey()
      .references(() => offers.id, { onDelete: "cascade" }),
    userId: owner(),
    contentSealed: text("content_sealed").notNull(),
    version: integer("version").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("negotiations_user_id").on(table.userId)],
);
