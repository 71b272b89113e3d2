import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { phoneVerifications } from "./tables.ts";

export interface Verification {
  readonly id: string;
  /** E.164. */
  readonly number: string;
}

const placeOf = (id: string) => ({ table: "phone_verifications", row: id, column: "number_sealed" });

export async function putVerification(
  deps: Deps,
  userId: string,
  { id, number, expiresAt }: Verification & { readonly expiresAt: Date },
): Promise<void> {
  const numberSealed = (await deps.keys.of(deps.db, userId)).seal(placeOf(id), number);
  const row = { id, numberSealed, expiresAt };
  await deps.db
    .insert(phoneVerifications)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: phoneVerifications.userId, set: row });
}

/** Null also when it has expired. */
export async function readVerification(deps: Deps, userId: string, at: Date): Promise<Verification | null> {
  const rows = await deps.db
    .select()
    .from(phoneVerifications)
    .where(and(eq(phoneVerifications.userId, userId), gt(phoneVerifications.expiresAt, at)))
    .limit(1);
  const row = rows.at(0);
  if (row === undefined) return null;
  const seal = await deps.keys.of(deps.db, userId);
  return { id: row.id, number: seal.open(placeOf(row.id), row.numberSealed) };
}

export async function removeVerification(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(phoneVerifications)
    .where(and(eq(phoneVerifications.userId, userId), eq(phoneVerifications.id, id)))
    .returning({ id: phoneVerifications.id });
  return gone.length > 0;
}

export async function removeVerificationOf(db: Db, userId: string): Promise<void> {
  await db.delete(phoneVerifications).where(eq(phoneVerifications.userId, userId));
}

export async function removeEndedVerifications(db: Db, at: Date): Promise<void> {
  await db.delete(phoneVerifications).where(lte(phoneVerifications.expiresAt, at));
}
