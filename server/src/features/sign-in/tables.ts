import { languages } from "@waymark/contract/values";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

/** Ways to a provider and back that are under way. What proves the way back stands in the browser's cookie alone. */
export const providerTrips = pgTable(
  "provider_trips",
  {
    tokenHash: text("token_hash").primaryKey(),
    provider: text("provider").notNull(),
    purpose: text("purpose", { enum: ["sign-in", "link"] }).notNull(),
    /** Who links; null when signing in. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The page's: the way back comes by an address, which brings the browser's own. */
    language: text("language", { enum: languages }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("provider_trips_expires_at").on(table.expiresAt)],
);
