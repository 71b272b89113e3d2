import type { UserDetail } from "@waymark/contract/accounts";
import { dialled } from "@waymark/domain/phone/dialled";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { openText, openTexts, readablePart, type SealedField, sealTexts } from "./profile/sealed-texts.ts";
import { privacyOf, settingsOf, textsOf } from "./profile/stored-settings.ts";
import { attempts, people, sessions, signInMethods, users } from "./tables.ts";

type PersonRow = typeof people.$inferSelect;

/** A taken email address violates the table's unique constraint. */
export async function insertAccount(
  db: Db,
  account: {
    userId: string;
    methodId: string;
    email: string | null;
    name: string;
    password: string;
    now: Date;
  },
): Promise<void> {
  const { userId, methodId, email, name, password, now } = account;
  const times = { createdAt: now, updatedAt: now };
  await db.insert(users).values({ id: userId, email, name, ...times });
  await db
    .insert(signInMethods)
    .values({ id: methodId, userId, accountId: userId, providerId: "credential", password, ...times });
}

export async function emailExists(db: Db, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  return found.length > 0;
}

export async function readPrivacy(db: Db, userId: string) {
  const rows = await db
    .select({ stored: people.privacySettings })
    .from(people)
    .where(eq(people.userId, userId))
    .limit(1);
  const row = rows.at(0);
  return row === undefined ? null : privacyOf(row.stored);
}

export async function readAccountName(db: Db, userId: string): Promise<string | null> {
  const rows = await db.select({ name: users.name }).from(users).where(eq(users.id, userId)).limit(1);
  return rows.at(0)?.name ?? null;
}

export async function insertPerson(
  db: Db,
  row: Pick<typeof people.$inferInsert, "userId" | "displayName" | "firstName" | "lastName" | "localization">,
  now: Date,
): Promise<void> {
  await db
    .insert(people)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

const preparePerson = (db: Db) =>
  db
    .select({ email: users.email, emailVerified: users.emailVerified, person: people })
    .from(users)
    .innerJoin(people, eq(people.userId, users.id))
    .where(eq(users.id, sql.placeholder("userId")))
    .limit(1)
    .prepare("read_person");
const prepared = new WeakMap<Db, ReturnType<typeof preparePerson>>();

/** The product's most frequent query: built and planned once, which halves its cost. */
function personQuery(db: Db): ReturnType<typeof preparePerson> {
  const known = prepared.get(db);
  if (known !== undefined) return known;
  const query = preparePerson(db);
  prepared.set(db, query);
  return query;
}

export async function readPerson(deps: Deps, userId: string): Promise<UserDetail | null> {
  const rows = await personQuery(deps.db).execute({ userId });
  const row = rows.at(0);
  if (row === undefined) return null;
  const { contactEmail, ...texts } = await openTexts(row.person, () => deps.keys.of(deps.db, userId));
  return personOf(row, texts);
}

/** The address on the person's resume and letters; empty when it is the sign-in address. */
export async function readContactEmail(deps: Deps, userId: string): Promise<string> {
  const [row] = await deps.db.select().from(people).where(eq(people.userId, userId)).limit(1);
  if (row === undefined) return "";
  return (await openTexts(row, () => deps.keys.of(deps.db, userId))).contactEmail;
}

type OwnText = Exclude<SealedField, "contactEmail">;

function personOf(
  { email, emailVerified, person }: { email: string | null; emailVerified: boolean; person: PersonRow },
  opened: Record<OwnText, string>,
): UserDetail {
  const settings = settingsOf(person);
  return {
    id: person.userId,
    displayName: person.displayName,
    firstName: person.firstName,
    lastName: person.lastName,
    email: email ?? "",
    emailVerified,
    phoneVerified: person.phoneVerifiedAt !== null,
    location: person.location,
    title: person.title,
    company: person.company,
    skills: textsOf(person.skills),
    desiredRoles: textsOf(person.desiredRoles),
    profileVisibility: settings.privacySettings.profileVisibility,
    profileImageUrl: person.photoKey === null ? "" : photoUrl(person.userId, person.photoKey),
    onboardingCompleted: person.onboardingCompletedAt !== null,
    version: person.version,
    ...opened,
    ...settings,
  };
}

/** The address contains the key, so that a changed photo does not come from a cache. */
const photoUrl = (userId: string, key: string) => `/api/user/${userId}/photo?v=${key.slice(-12)}`;

/** Omitted fields stay. */
export interface PersonChange
  extends Partial<
    Pick<
      PersonRow,
      "displayName" | "firstName" | "lastName" | "location" | "title" | "company" | "photoKey" | "photoType"
    > &
      Pick<PersonRow, "plan" | "onboardingCompletedAt" | "phoneVerifiedAt"> &
      Record<OwnText, string> &
      Pick<UserDetail, "skills" | "desiredRoles"> &
      Pick<UserDetail, "preferences" | "jobPreferences" | "privacySettings" | "localization"> & {
        /** The address on their resume and letters; null for the sign-in address. */
        contactEmail: string | null;
      }
  > {}

/** @returns the row's version; null when it is missing. */
export async function lockPerson(db: Db, userId: string): Promise<number | null> {
  const rows = await db
    .select({ version: people.version })
    .from(people)
    .where(eq(people.userId, userId))
    .for("update");
  return rows.at(0)?.version ?? null;
}

/** The row must be locked. Increments its version. */
export async function updatePerson(deps: Deps, userId: string, change: PersonChange): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const { phoneVerifiedAt, ...readable } = readablePart(change);
  await deps.db
    .update(people)
    .set({
      ...readable,
      ...sealTexts(seal, userId, change),
      ...(change.phoneNumber === undefined ? {} : phoneColumns(deps, change.phoneNumber)),
      ...(phoneVerifiedAt === undefined ? {} : { phoneVerifiedAt }),
      version: sql`${people.version} + 1`,
      updatedAt: deps.now(),
    })
    .where(eq(people.userId, userId));
}

/** With every pepper so far, newest first; none for text without digits. */
function phoneHashes(deps: Deps, phoneNumber: string): string[] {
  const digits = dialled(phoneNumber);
  return digits === "" ? [] : deps.keys.lookupHashes("phone", digits);
}

/**
 * The account whose proven number this is. Of several, the one without an email address, which has no other way in;
 * else the one that proved it last, since numbers are given to other people.
 */
export async function accountOfProvenPhone(
  deps: Deps,
  phoneNumber: string,
): Promise<{ userId: string; email: string | null } | null> {
  const hashes = phoneHashes(deps, phoneNumber);
  if (hashes.length === 0) return null;
  const rows = await deps.db
    .select({ userId: users.id, email: users.email })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(and(inArray(people.phoneHash, hashes), isNotNull(people.phoneVerifiedAt)))
    .orderBy(sql`${users.email} IS NULL DESC`, desc(people.phoneVerifiedAt), desc(people.userId))
    .limit(1);
  return rows.at(0) ?? null;
}

/** Until the end of the transaction nobody else proves this number. */
export async function lockNumber(deps: Deps, number: string): Promise<void> {
  const key = deps.keys.lookupHash("phone-lock", number);
  await deps.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 7716261))`);
}

/** The number of an account without an address was proven, so the account is. */
export async function setPhoneProven(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.email)));
}

/** A number that differs only in spaces or punctuation is the same number, and stays verified. */
function phoneColumns(deps: Deps, phoneNumber: string) {
  const hashes = phoneHashes(deps, phoneNumber);
  return {
    phoneHash: hashes[0] ?? null,
    phoneVerifiedAt: sql`CASE WHEN ${hashes.length === 0 ? sql`false` : inArray(people.phoneHash, hashes)} THEN ${people.phoneVerifiedAt} END`,
  };
}

/** In order of ids. @returns the last id; undefined when nobody is left. */
export async function rehashPhones(deps: Deps, after: string, atMost: number): Promise<string | undefined> {
  const rows = await deps.db
    .select({ userId: people.userId, sealed: people.phoneSealed })
    .from(people)
    .where(and(gt(people.userId, after), isNotNull(people.phoneHash)))
    .orderBy(asc(people.userId))
    .limit(atMost);
  for (const { userId, sealed } of rows) {
    if (sealed === null) continue;
    const seal = await deps.keys.of(deps.db, userId);
    const number = openText(seal, userId, "phoneSealed", sealed);
    const same = and(eq(people.userId, userId), eq(people.phoneSealed, sealed));
    await deps.db
      .update(people)
      .set({ phoneHash: phoneHashes(deps, number)[0] })
      .where(same);
  }
  return rows.at(-1)?.userId;
}

export async function readPhoto(db: Db, userId: string): Promise<{ key: string; type: string } | null> {
  const rows = await db
    .select({ key: people.photoKey, type: people.photoType })
    .from(people)
    .where(eq(people.userId, userId))
    .limit(1);
  const row = rows.at(0);
  return row && row.key !== null && row.type !== null ? { key: row.key, type: row.type } : null;
}

/** A counter restarts after its window. @returns the counts by key. */
export async function addAttempts(
  db: Db,
  counted: readonly { readonly key: string; readonly windowSeconds: number }[],
  now: Date,
): Promise<{ key: string; count: number; endsAt: Date }[]> {
  const ended = sql`${attempts.endsAt} <= ${now.toISOString()}::timestamptz`;
  // Always in the same order, to prevent deadlocks.
  const rows = [...counted].sort((a, b) => (a.key < b.key ? -1 : 1));
  return db
    .insert(attempts)
    .values(
      rows.map(({ key, windowSeconds }) => ({
        key,
        count: 1,
        endsAt: new Date(now.getTime() + windowSeconds * 1_000),
      })),
    )
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${ended} THEN 1 ELSE ${attempts.count} + 1 END`,
        endsAt: sql`CASE WHEN ${ended} THEN excluded.ends_at ELSE ${attempts.endsAt} END`,
      },
    })
    .returning();
}

/** Changes all counters in one statement. */
export async function settleAttempts(
  db: Db,
  ended: string | null,
  lessened: readonly string[],
): Promise<void> {
  await db
    .update(attempts)
    .set({
      count: sql`CASE WHEN ${attempts.key} = ${ended}::text THEN 0 ELSE greatest(0, ${attempts.count} - 1) END`,
    })
    .where(inArray(attempts.key, ended === null ? [...lessened] : [ended, ...lessened]));
}

export async function touchAttempts(db: Db, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count}` })
    .where(eq(attempts.key, key));
}

export async function dropEndedAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.endsAt, now));
}

export async function dropEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

/** The latest use of a session or change of the profile; null for a blocked person. */
export async function readLastUse(db: Db, userId: string): Promise<Date | null> {
  const used = sql<string>`(SELECT max(${sessions.lastUsedAt}) FROM ${sessions} WHERE ${sessions.userId} = ${people.userId})`;
  const rows = await db
    .select({ at: sql<string>`greatest(${people.updatedAt}, ${used})` })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(and(eq(people.userId, userId), isNull(users.blockedAt), isNull(users.leavingAt)))
    .limit(1);
  const at = rows.at(0)?.at;
  return at === undefined ? null : new Date(at);
}

/** In order of ids, starting after the given one. */
export async function readPublicIds(db: Db, after: string, limit: number): Promise<string[]> {
  const visibility = sql`coalesce(${people.privacySettings} ->> 'profileVisibility', 'public')`;
  const rows = await db
    .select({ userId: people.userId })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(
      and(
        gt(people.userId, after),
        isNull(users.blockedAt),
        isNull(users.leavingAt),
        isNotNull(people.onboardingCompletedAt),
        sql`${visibility} = ${"public"}`,
      ),
    )
    .orderBy(people.userId)
    .limit(limit);
  return rows.map((row) => row.userId);
}
