import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/db.ts";
import { localizationOf } from "../profile/stored-settings.ts";
import { emailOrEmpty, people, sessions, signInMethods, signingKeys, users } from "../tables.ts";

type SessionRow = typeof sessions.$inferInsert;

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insert(sessions).values(row);
}

export async function noteSeen(db: Db, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
}

export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

export async function deleteSessions(db: Db, userId: string, except?: string): Promise<string[]> {
  const own = eq(sessions.userId, userId);
  const gone = await db
    .delete(sessions)
    .where(except === undefined ? own : and(own, ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return gone.map(({ id }) => id);
}

/** Everything that each call needs, in one query. Null when the session has ended or never was. */
export async function readLiveSession(
  db: Db,
  { userId, sessionId, now, bornAfter }: { userId: string; sessionId: string; now: Date; bornAfter: Date },
) {
  const rows = await liveQuery(db).execute({
    userId,
    sessionId,
    now: now.toISOString(),
    bornAfter: bornAfter.toISOString(),
  });
  const row = rows.at(0);
  if (row === undefined || row.blockedAt !== null) return null;
  return {
    expiresAt: row.expiresAt,
    owesSecondFactor: row.secondFactor && row.secondFactorAt === null,
    emailVerified: row.emailVerified,
    localization: localizationOf(row.localization),
    device: { browser: row.browser, system: row.system },
    unseenGeneration: row.refreshSeenAt === null ? row.refreshGeneration : null,
  };
}

const prepareLive = (db: Db) =>
  db
    .select({
      expiresAt: sessions.expiresAt,
      secondFactorAt: sessions.secondFactorAt,
      secondFactor: users.secondFactor,
      blockedAt: users.blockedAt,
      emailVerified: users.emailVerified,
      localization: people.localization,
      browser: sessions.browser,
      system: sessions.system,
      refreshGeneration: sessions.refreshGeneration,
      refreshSeenAt: sessions.refreshSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(people, eq(people.userId, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        eq(sessions.userId, sql.placeholder("userId")),
        gt(sessions.expiresAt, sql`${sql.placeholder("now")}::timestamptz`),
        gt(sessions.createdAt, sql`${sql.placeholder("bornAfter")}::timestamptz`),
      ),
    )
    .limit(1)
    .prepare("read_live_session");
const prepared = new WeakMap<Db, ReturnType<typeof prepareLive>>();

function liveQuery(db: Db): ReturnType<typeof prepareLive> {
  const known = prepared.get(db);
  if (known !== undefined) return known;
  const query = prepareLive(db);
  prepared.set(db, query);
  return query;
}

export async function activeSessions(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now)));
  return rows.map(({ id }) => id);
}

/** Also finds it by a replaced credential. Null when the session has ended. */
export async function findSession(db: Db, token: string, now: Date) {
  const rows = await db
    .select({
      userId: sessions.userId,
      sessionId: sessions.id,
      device: { browser: sessions.browser, system: sessions.system },
    })
    .from(sessions)
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)))
    .limit(1);
  return rows.at(0) ?? null;
}

export async function lockSession(db: Db, token: string, { now, bornAfter }: { now: Date; bornAfter: Date }) {
  const rows = await db
    .select({
      session: sessions,
      hasSecondFactor: users.secondFactor,
      emailVerified: users.emailVerified,
      localization: people.localization,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(people, eq(people.userId, sessions.userId))
    .where(
      and(
        eq(sessions.token, token),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, bornAfter),
        isNull(users.blockedAt),
      ),
    )
    .limit(1)
    .for("update", { of: sessions });
  const row = rows.at(0);
  if (row === undefined) return null;
  const { session, hasSecondFactor, emailVerified, localization } = row;
  return {
    ...session,
    emailVerified,
    owesSecondFactor: hasSecondFactor && session.secondFactorAt === null,
    localization: localizationOf(localization),
  };
}

type Renewal = Pick<
  typeof sessions.$inferInsert,
  "expiresAt" | "lastUsedAt" | "refreshGeneration" | "refreshRotatedAt" | "refreshSeenAt"
>;

export async function writeRenewal(db: Db, sessionId: string, renewal: Renewal): Promise<void> {
  await db.update(sessions).set(renewal).where(eq(sessions.id, sessionId));
}

/** Does nothing when it is known that the newest refresh credential has reached its browser. */
export async function noteRefreshSeen(
  db: Db,
  sessionId: string,
  refreshGeneration: number,
  refreshSeenAt: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ refreshSeenAt })
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.refreshGeneration, refreshGeneration),
        isNull(sessions.refreshSeenAt),
      ),
    );
}

export async function readSessions(db: Db, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(200);
}

export async function readCredential(
  db: Db,
  by: { readonly email: string } | { readonly userId: string },
): Promise<{ userId: string; hash: string | null } | null> {
  const rows = await db
    .select({ userId: users.id, hash: signInMethods.password })
    .from(users)
    .leftJoin(
      signInMethods,
      and(eq(signInMethods.userId, users.id), eq(signInMethods.providerId, "credential")),
    )
    .where("email" in by ? eq(users.email, by.email) : eq(users.id, by.userId))
    .limit(1);
  return rows.at(0) ?? null;
}

export async function readEntry(
  db: Db,
  userId: string,
): Promise<{ isBlocked: boolean; hasSecondFactor: boolean } | null> {
  const rows = await db
    .select({ blockedAt: users.blockedAt, hasSecondFactor: users.secondFactor })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  const row = rows.at(0);
  return row === undefined
    ? null
    : { isBlocked: row.blockedAt !== null, hasSecondFactor: row.hasSecondFactor };
}

export async function setBlocked(db: Db, userId: string, blockedAt: Date | null): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ blockedAt })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function readAccounts(db: Db, find: string | undefined, now: Date, limit: number) {
  const living = db.$count(sessions, and(eq(sessions.userId, users.id), gt(sessions.expiresAt, now)));
  const wanted =
    find === undefined
      ? undefined
      : sql`(${users.id} = ${find} OR position(${find.toLowerCase()} in ${users.email}) > 0)`;
  return db
    .select({
      id: users.id,
      email: emailOrEmpty,
      createdAt: users.createdAt,
      blockedAt: users.blockedAt,
      sessions: living,
    })
    .from(users)
    .where(wanted)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

/** An account without an email address has its id for one. */
export async function findAccount(db: Db, name: string): Promise<{ id: string; email: string } | null> {
  const rows = await db
    .select({ id: users.id, email: sql<string>`coalesce(${users.email}, ${users.id})` })
    .from(users)
    .where(sql`${users.id} = ${name} OR ${users.email} = ${name.toLowerCase()}`)
    .limit(1);
  return rows.at(0) ?? null;
}

export async function readSigningKeys(db: Db) {
  return db.select().from(signingKeys).orderBy(desc(signingKeys.signsFrom), desc(signingKeys.kid));
}

export async function deleteSigningKey(db: Db, kid: string): Promise<void> {
  await db.delete(signingKeys).where(eq(signingKeys.kid, kid));
}

export async function insertSigningKey(db: Db, row: typeof signingKeys.$inferInsert): Promise<void> {
  await db.insert(signingKeys).values(row);
}

export async function deleteAllKeys(db: Db): Promise<void> {
  await db.delete(signingKeys);
}

export async function deleteSupersededKeys(db: Db, before: Date): Promise<void> {
  const newer = alias(signingKeys, "newer");
  const takenOver = db
    .select({ one: sql`1` })
    .from(newer)
    .where(and(lte(newer.signsFrom, before), gt(newer.signsFrom, signingKeys.signsFrom)));
  await db.delete(signingKeys).where(sql`EXISTS ${takenOver}`);
}
