import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { newId } from "../../../ids.ts";
import { localizationOf } from "../profile/stored-settings.ts";
import { people, signInMethods, users } from "../tables.ts";

const passwordProvider = "credential";

const withLocalization = (db: Db) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
      localization: people.localization,
    })
    .from(users)
    .leftJoin(people, eq(people.userId, users.id));

type AccountRow = Awaited<ReturnType<typeof withLocalization>>[number];

const accountOf = (row: AccountRow | undefined) =>
  row === undefined
    ? null
    : {
        userId: row.userId,
        email: row.email ?? "",
        name: row.name,
        emailVerified: row.emailVerified,
        language: localizationOf(row.localization).language,
      };

export const findAccount = async (db: Db, email: string) =>
  accountOf((await withLocalization(db).where(eq(users.email, email)).limit(1)).at(0));

export const readAccount = async (db: Db, userId: string) =>
  accountOf((await withLocalization(db).where(eq(users.id, userId)).limit(1)).at(0));

/** @returns whether it was the person's address and was not verified before. */
export async function setEmailVerified(db: Db, userId: string, email: string, now: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, email), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function deleteSignInMethods(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .delete(signInMethods)
    .where(eq(signInMethods.userId, userId))
    .returning({ id: signInMethods.id });
  return rows.map(({ id }) => id);
}

/** A trusted party has verified the address. */
export async function insertVerifiedAccount(
  db: Db,
  account: { userId: string; email: string; name: string; now: Date },
): Promise<void> {
  const { userId, email, name, now } = account;
  await db
    .insert(users)
    .values({ id: userId, email, name, emailVerified: true, createdAt: now, updatedAt: now });
}

export async function findIdentity(db: Db, provider: string, subject: string): Promise<string | null> {
  const rows = await db
    .select({ userId: signInMethods.userId })
    .from(signInMethods)
    .where(and(eq(signInMethods.providerId, provider), eq(signInMethods.accountId, subject)))
    .limit(1);
  return rows.at(0)?.userId ?? null;
}

/** @returns whether it was written; not when somebody has linked it already. */
export async function insertIdentity(
  db: Db,
  identity: { userId: string; provider: string; subject: string; now: Date },
): Promise<boolean> {
  const { userId, provider, subject, now } = identity;
  const written = await db
    .insert(signInMethods)
    .values({ id: newId(), userId, providerId: provider, accountId: subject, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: signInMethods.id });
  return written.length > 0;
}

export async function readIdentities(db: Db, userId: string) {
  return db
    .select({
      id: signInMethods.id,
      provider: signInMethods.providerId,
      createdAt: signInMethods.createdAt,
    })
    .from(signInMethods)
    .where(eq(signInMethods.userId, userId))
    .orderBy(signInMethods.createdAt, signInMethods.id);
}

export async function readSignInMethods(db: Db, userId: string) {
  const rows = await readIdentities(db, userId);
  return {
    hasPassword: rows.some((row) => row.provider === passwordProvider),
    identities: rows.filter((row) => row.provider !== passwordProvider),
  };
}

/** @returns the provider of the identity that is gone; null when it was not this person's. */
export async function deleteIdentity(db: Db, userId: string, id: string): Promise<string | null> {
  const gone = await db
    .delete(signInMethods)
    .where(
      and(
        eq(signInMethods.id, id),
        eq(signInMethods.userId, userId),
        ne(signInMethods.providerId, passwordProvider),
      ),
    )
    .returning({ provider: signInMethods.providerId });
  return gone.at(0)?.provider ?? null;
}
