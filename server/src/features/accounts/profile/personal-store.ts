import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { people, sessions, signInMethods, users } from "../tables.ts";
import { clearedAtClaim } from "./sealed-texts.ts";
import { localizationOf } from "./stored-settings.ts";

export async function readAccountRows(db: Db, userId: string) {
  const [account] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  const [profile] = await db
    .select({
      plan: people.plan,
      phoneVerifiedAt: people.phoneVerifiedAt,
      onboardingCompletedAt: people.onboardingCompletedAt,
      createdAt: people.createdAt,
      updatedAt: people.updatedAt,
    })
    .from(people)
    .where(eq(people.userId, userId));
  const methods = await db
    .select({ provider: signInMethods.providerId, createdAt: signInMethods.createdAt })
    .from(signInMethods)
    .where(eq(signInMethods.userId, userId))
    .orderBy(asc(signInMethods.createdAt));
  const open = await db
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      browser: sessions.browser,
      system: sessions.system,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
  return { account, profile, signInMethods: methods, sessions: open };
}

export async function setPendingErasure(db: Db, userId: string, leavingAt: Date | null): Promise<void> {
  await db.update(users).set({ leavingAt }).where(eq(users.id, userId));
}

export async function readSessionIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  return rows.map((row) => row.id);
}

/** @returns the email address; null when there was none, or no account. */
export async function deleteAccount(db: Db, userId: string): Promise<string | null> {
  const gone = await db.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
  return gone.at(0)?.email ?? null;
}

/** Keeps only ids that still have an account. */
export async function readActiveIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const living: string[] = [];
  for (let from = 0; from < ids.length; from += 1_000) {
    const some = ids.slice(from, from + 1_000);
    const rows = await db.select({ id: users.id }).from(users).where(inArray(users.id, some));
    living.push(...rows.map((row) => row.id));
  }
  return living;
}

/** Leaves out blocked accounts and those being erased. */
export async function readUnusedUnverified(
  db: Db,
  before: Date,
  wanted: { readonly userId: string } | { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const isUsed = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.userId} = ${users.id}
    AND ${sessions.lastUsedAt} >= ${before.toISOString()}::timestamptz)`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(people, eq(people.userId, users.id))
    .where(
      and(
        eq(users.emailVerified, false),
        isNull(users.blockedAt),
        isNull(users.leavingAt),
        lt(users.createdAt, before),
        or(isNull(users.lastSeenAt), lt(users.lastSeenAt, before)),
        or(isNull(people.updatedAt), lt(people.updatedAt, before)),
        sql`NOT ${isUsed}`,
        "userId" in wanted ? eq(users.id, wanted.userId) : gt(users.id, wanted.after),
      ),
    )
    .orderBy(asc(users.id))
    .limit("userId" in wanted ? 1 : wanted.limit);
  return rows.map((row) => row.id);
}

/** Removes contact data, biography, alert switches, and every permission to see the profile. */
export async function closeProfile(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(people)
    .set({
      ...clearedAtClaim(),
      phoneHash: null,
      phoneVerifiedAt: null,
      preferences: {},
      privacySettings: { profileVisibility: "private" },
      version: sql`${people.version} + 1`,
      updatedAt: now,
    })
    .where(eq(people.userId, userId));
}

/** The names by which others know people: the shown name, else the address. */
export async function readNames(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, email: users.email, displayName: people.displayName })
    .from(users)
    .innerJoin(people, eq(people.userId, users.id))
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, email, displayName }) => [id, displayName || (email ?? "")]));
}

/** The part of a person that work done for them needs, without opening their sealed texts. */
export async function readActor(db: Db, userId: string) {
  const [row] = await db
    .select({ verified: users.emailVerified, localization: people.localization })
    .from(users)
    .innerJoin(people, eq(people.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1);
  return row === undefined ? null : { ...row, localization: localizationOf(row.localization) };
}
