import { and, count, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { authenticators, backupCodes } from "../tables.ts";

export interface Authenticator {
  readonly secret: string;
  readonly turnedOnAt: Date | null;
  readonly lastStep: number;
  readonly createdAt: Date;
}

const placeOf = (userId: string) => ({ table: "authenticators", row: userId, column: "seed_sealed" });

/** Returns one that is being set up too. */
export async function readAuthenticator(deps: Deps, userId: string): Promise<Authenticator | null> {
  const rows = await deps.db.select().from(authenticators).where(eq(authenticators.userId, userId)).limit(1);
  const row = rows.at(0);
  if (row === undefined) return null;
  const { seedSealed, turnedOnAt, lastStep, createdAt } = row;
  const seal = await deps.keys.of(deps.db, userId);
  return { secret: seal.open(placeOf(userId), seedSealed), turnedOnAt, lastStep, createdAt };
}

/** Replaces a secret that was never turned on. @returns false when an authenticator is on already. */
export async function putPendingAuthenticator(deps: Deps, userId: string, secret: string): Promise<boolean> {
  const seedSealed = (await deps.keys.of(deps.db, userId)).seal(placeOf(userId), secret);
  const fresh = { seedSealed, lastStep: 0, createdAt: deps.now() };
  const rows = await deps.db
    .insert(authenticators)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: fresh,
      setWhere: isNull(authenticators.turnedOnAt),
    })
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

/** Of parallel codes of one step, or an older one, only the first succeeds. @returns whether it did. */
export async function consumeTimeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        isNotNull(authenticators.turnedOnAt),
        lt(authenticators.lastStep, step),
      ),
    )
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

/** @returns false when it was turned on, or its setting up began anew, meanwhile. */
export async function turnOnAuthenticator(
  db: Db,
  userId: string,
  { createdAt, step, at }: { createdAt: Date; step: number; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(authenticators)
    .set({ turnedOnAt: at, lastStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        isNull(authenticators.turnedOnAt),
        eq(authenticators.createdAt, createdAt),
      ),
    )
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  await db.delete(backupCodes).where(eq(backupCodes.userId, userId));
  const rows = await db
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

export async function replaceBackupCodes(
  db: Db,
  userId: string,
  hashes: readonly string[],
  at: Date,
): Promise<void> {
  await db.delete(backupCodes).where(eq(backupCodes.userId, userId));
  await db
    .insert(backupCodes)
    .values(hashes.map((codeHash) => ({ id: newId(), userId, codeHash, createdAt: at })));
}

const unused = (userId: string) => and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt));

/** @returns the code's id; null when it was missing or used. Of parallel calls one succeeds. */
export async function consumeBackupCode(
  db: Db,
  userId: string,
  codeHashes: readonly string[],
  at: Date,
): Promise<string | null> {
  const rows = await db
    .update(backupCodes)
    .set({ usedAt: at })
    .where(and(unused(userId), inArray(backupCodes.codeHash, [...codeHashes])))
    .returning({ id: backupCodes.id });
  return rows.at(0)?.id ?? null;
}

export async function countBackupCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(backupCodes).where(unused(userId));
  return row?.left ?? 0;
}
