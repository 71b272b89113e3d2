import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { newId } from "../../../ids.ts";
import { signInMethods, users } from "../tables.ts";

const ofPassword = (userId: string) =>
  and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, "credential"));

export async function readPasswordHash(db: Db, userId: string): Promise<string | null> {
  const rows = await db
    .select({ hash: signInMethods.password })
    .from(signInMethods)
    .where(and(ofPassword(userId), isNotNull(signInMethods.password)))
    .limit(1);
  return rows.at(0)?.hash ?? null;
}

/** Also creates the row of a person without one. */
export async function writePasswordHash(db: Db, userId: string, password: string, at: Date): Promise<void> {
  const changed = await db
    .update(signInMethods)
    .set({ password, updatedAt: at })
    .where(ofPassword(userId))
    .returning({ id: signInMethods.id });
  if (changed.length > 0) return;
  await db.insert(signInMethods).values({
    id: newId(),
    userId,
    accountId: userId,
    providerId: "credential",
    password,
    createdAt: at,
    updatedAt: at,
  });
}

/** Locks the account's row until the transaction ends; false when it is missing. */
export async function lockAccount(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.id, userId)).for("update");
  return rows.length > 0;
}

export async function writeSecondFactor(db: Db, userId: string, on: boolean, at: Date): Promise<void> {
  await db.update(users).set({ secondFactor: on, updatedAt: at }).where(eq(users.id, userId));
}

export async function writeEmail(db: Db, userId: string, email: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ email, emailVerified: true, emailChangedAt: at, updatedAt: at })
    .where(eq(users.id, userId));
}
