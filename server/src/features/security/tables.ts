import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const authenticators = pgTable("authenticators", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  seedSealed: text("seed_sealed").notNull(),
  turnedOnAt: instant("turned_on_at"),
  /** The last time step whose code was used: neither it nor an older one is accepted again. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: instant("created_at").notNull(),
});

/** Codes for a lost authenticator. Each works once. */
export const backupCodes = pgTable(
  "backup_codes",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("backup_codes_user_id").on(table.userId)],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    credentialId: text("credential_id").notNull().unique(),
    /** Public, so not sealed: it verifies a passkey and gives no access. */
    publicKey: text("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").notNull().default([]),
    backedUp: boolean("backed_up").notNull(),
    nameSealed: text("name_sealed").notNull(),
    lastUsedAt: instant("last_used_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("passkeys_user_id").on(table.userId)],
);

/** Challenges that wait for a passkey's answer, each bound to one browser by a cookie and used once. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    id: text("id").primaryKey(),
    purpose: text("purpose").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    challenge: text("challenge").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_expires_at").on(table.expiresAt)],
);

export const emailChanges = pgTable("email_changes", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  newEmailSealed: text("new_email_sealed").notNull(),
  /** Hashes of the two links' tokens, which only the mails contain. */
  oldTokenHash: text("old_token_hash").notNull().unique(),
  newTokenHash: text("new_token_hash").notNull().unique(),
  confirmedByOldAt: instant("confirmed_by_old_at"),
  confirmedByNewAt: instant("confirmed_by_new_at"),
  expiresAt: instant("expires_at").notNull(),
  createdAt: instant("created_at").notNull(),
});
