import { languages } from "@waymark/contract/values";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

/** Only the browser's cookie has the proof of the return. */
export const oauthStates = pgTable(
  "provider_trips",
  {
    tokenHash: text("token_hash").primaryKey(),
    provider: text("provider").notNull(),
    purpose: text("purpose", { enum: ["sign-in", "link"] }).notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    language: text("language", { enum: languages }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("provider_trips_expires_at").on(table.expiresAt)],
);
