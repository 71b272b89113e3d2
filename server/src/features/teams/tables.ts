import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const person = (name: string) => text(name).references(() => users.id, { onDelete: "cascade" });

/** People who share one Team plan; billing opens and closes it with its owner's subscription. */
export const teams = pgTable("teams", {
  id: text("id").primaryKey(),
  ownerId: person("owner_id").notNull().unique(),
  name: text("name").notNull(),
  seats: integer("seats").notNull(),
  active: boolean("active").notNull(),
  /** When its plan last began to count; grants from before are void. */
  openedAt: instant("opened_at").notNull().defaultNow(),
  createdAt: instant("created_at").notNull(),
});

const team = () =>
  text("team_id")
    .notNull()
    .references(() => teams.id, { onDelete: "cascade" });

/** Members of a team, its owner included. */
export const teamMembers = pgTable(
  "team_members",
  {
    teamId: team(),
    userId: person("user_id").notNull(),
    role: text("role", { enum: ["owner", "coach", "member"] }).notNull(),
    /** Whether the person agreed to stand by name in reports of placements. */
    named: boolean("named").notNull().default(false),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index("team_members_user_id").on(table.userId),
  ],
);

/** Invitations by mail. The address is sealed with the owner's key; only a hash of the link is stored. */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    id: text("id").primaryKey(),
    teamId: team(),
    emailSealed: text("email_sealed").notNull(),
    emailHash: text("email_hash").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    state: text("state", { enum: ["open", "accepted", "revoked"] }).notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("team_invitations_team_id").on(table.teamId, table.state)],
);
