import { and, asc, count, eq, gt, lt, lte } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { passkeyChallenges, passkeys } from "../tables.ts";

export const Transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
export type Transport = z.infer<typeof Transport>;

export interface StoredPasskey {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: Transport[];
  readonly backedUp: boolean;
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
}

type Row = typeof passkeys.$inferSelect;

const placeOf = (id: string) => ({ table: "passkeys", row: id, column: "name_sealed" });

function storedOf(row: Row): StoredPasskey {
  const { id, userId, credentialId, publicKey, counter, backedUp, lastUsedAt, createdAt } = row;
  const transports = z.array(Transport).safeParse(row.transports).data ?? [];
  return { id, userId, credentialId, publicKey, counter, transports, backedUp, lastUsedAt, createdAt };
}

export async function listPasskeys(
  deps: Deps,
  userId: string,
): Promise<(StoredPasskey & { name: string })[]> {
  const rows = await deps.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => ({ ...storedOf(row), name: seal.open(placeOf(row.id), row.nameSealed) }));
}

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.total ?? 0;
}

/** Finds a passkey of any person; null when it is unknown. */
export async function findCredential(db: Db, credentialId: string): Promise<StoredPasskey | null> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).limit(1);
  const row = rows.at(0);
  return row === undefined ? null : storedOf(row);
}

/** @returns false when the credential is known already. */
export async function insertPasskey(
  deps: Deps,
  { name, ...passkey }: Omit<StoredPasskey, "lastUsedAt"> & { name: string },
): Promise<boolean> {
  const nameSealed = (await deps.keys.of(deps.db, passkey.userId)).seal(placeOf(passkey.id), name);
  const rows = await deps.db
    .insert(passkeys)
    .values({ ...passkey, nameSealed })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** A copied passkey would repeat an older counter; some keep none and say 0. @returns false unless it has grown. */
export async function noteUse(
  db: Db,
  passkey: StoredPasskey,
  use: { counter: number; backedUp: boolean; at: Date },
): Promise<boolean> {
  const grows = use.counter === 0 ? lte(passkeys.counter, 0) : lt(passkeys.counter, use.counter);
  const rows = await db
    .update(passkeys)
    .set({ counter: use.counter, backedUp: use.backedUp, lastUsedAt: use.at })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.userId, passkey.userId), grows))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function renameStoredPasskey(
  deps: Deps,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const nameSealed = (await deps.keys.of(deps.db, userId)).seal(placeOf(id), name);
  const rows = await deps.db
    .update(passkeys)
    .set({ nameSealed })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function deletePasskeys(db: Db, userId: string): Promise<string[]> {
  const rows = await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return rows.map(({ id }) => id);
}

export async function insertChallenge(
  db: Db,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

export async function consumeStoredChallenge(
  db: Db,
  { id, purpose, at }: { id: string; purpose: string; at: Date },
): Promise<{ challenge: string; userId: string | null } | null> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, at),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge, userId: passkeyChallenges.userId });
  return rows.at(0) ?? null;
}

export async function dropEndedChallenges(db: Db, at: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, at));
}
