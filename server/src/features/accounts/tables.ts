import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  /** Null for an account by phone alone, until an address is added. */
  email: text("email").unique(),
  /** Without an address: whether the number was proven. */
  emailVerified: boolean("email_verified").notNull().default(false),
  /** When this address replaced another one; null for the first. */
  emailChangedAt: instant("email_changed_at"),
  /** Their sessions count only once the second factor was shown. */
  secondFactor: boolean("second_factor").notNull().default(false),
  /** When the operator blocked the account: nobody can sign in, and it has no sessions. */
  blockedAt: instant("blocked_at"),
  leavingAt: instant("leaving_at"),
  /** When the person last signed in or out; open sessions record later use. */
  lastSeenAt: instant("last_seen_at"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** The address of an account, empty where it has none. */
export const emailOrEmpty = sql<string>`coalesce(${users.email}, '')`;

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    /** Useless alone: the cookie also has a signature with the installation's key. */
    token: text("token").notNull().unique(),
    expiresAt: instant("expires_at").notNull(),
    /** The number of the newest refresh credential; see `decideRefresh`. */
    refreshGeneration: integer("refresh_generation").notNull().default(1),
    /** When it replaced the previous one; null for the first. */
    refreshRotatedAt: instant("refresh_rotated_at"),
    /** When it, or the access credential issued with it, was first used. */
    refreshSeenAt: instant("refresh_seen_at"),
    browser: text("browser").notNull().default(""),
    system: text("system").notNull().default(""),
    lastUsedAt: instant("last_used_at").notNull(),
    secondFactorAt: instant("second_factor_at"),
    /** When the person last proved in it who they are, by password or otherwise. */
    provenAt: instant("proven_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/** Keys that sign access tokens. The private half is sealed with the installation's key. */
export const signingKeys = pgTable("signing_keys", {
  kid: text("kid").primaryKey(),
  publicJwk: jsonb("public_jwk").notNull(),
  privateSealed: text("private_sealed").notNull(),
  createdAt: instant("created_at").notNull(),
  /** It is published before it signs, so that caches of the published keys have it by then. */
  signsFrom: instant("signs_from").notNull(),
});

/** A way to sign in: a password (provider `credential`) or a provider's identity. */
export const signInMethods = pgTable(
  "sign_in_methods",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    password: text("password"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("sign_in_methods_user_id").on(table.userId),
    uniqueIndex("sign_in_methods_identity").on(table.providerId, table.accountId),
  ],
);

/** Columns ending in `_sealed` are sealed with the person's own key. */
export const people = pgTable(
  "people",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    displayName: text("display_name").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    contactEmailSealed: text("contact_email_sealed"),
    location: text("location").notNull().default(""),
    title: text("title").notNull().default(""),
    company: text("company").notNull().default(""),
    experienceSealed: text("experience_sealed"),
    expectedSalarySealed: text("expected_salary_sealed"),
    bioSealed: text("bio_sealed"),
    phoneSealed: text("phone_sealed"),
    phoneHash: text("phone_hash"),
    phoneVerifiedAt: instant("phone_verified_at"),
    skills: jsonb("skills").notNull().default([]),
    desiredRoles: jsonb("desired_roles").notNull().default([]),
    photoKey: text("photo_key"),
    photoType: text("photo_type"),
    plan: text("plan"),
    onboardingCompletedAt: instant("onboarding_completed_at"),
    preferences: jsonb("preferences").notNull().default({}),
    jobPreferences: jsonb("job_preferences").notNull().default({}),
    privacySettings: jsonb("privacy_settings").notNull().default({}),
    localization: jsonb("localization").notNull().default({}),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("people_phone_hash").on(table.phoneHash)],
);

/** Exact counters of attempts in a window, by a keyed hash of the subject. */
export const attempts = pgTable(
  "attempts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [index("attempts_ends_at").on(table.endsAt)],
);
