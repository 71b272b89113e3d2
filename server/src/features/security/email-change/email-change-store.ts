import { and, eq, gt, lt, lte, or } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { emailChanges } from "../tables.ts";

export interface StoredEmailChange {
  readonly userId: string;
  readonly newEmail: string;
  readonly oldTokenHash: string;
  readonly newTokenHash: string;
  readonly confirmedByOldAt: Date | null;
  readonly confirmedByNewAt: Date | null;
  readonly expiresAt: Date;
}

const placeOf = (userId: string) => ({ table: "email_changes", row: userId, column: "new_email_sealed" });

async function opened(
  deps: Deps,
  row: typeof emailChanges.$inferSelect | undefined,
): Promise<StoredEmailChange | null> {
  if (row === undefined) return null;
  const { newEmailSealed, createdAt, ...rest } = row;
  const seal = await deps.keys.of(deps.db, row.userId);
  return { ...rest, newEmail: seal.open(placeOf(row.userId), newEmailSealed) };
}

/** Null for a change that is too old, too. */
export async function readEmailChange(deps: Deps, userId: string): Promise<StoredEmailChange | null> {
  const living = and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, deps.now()));
  const rows = await deps.db.select().from(emailChanges).where(living).limit(1);
  return opened(deps, rows.at(0));
}

/** Locks the row until the transaction ends. */
export async function findEmailChange(deps: Deps, tokenHash: string): Promise<StoredEmailChange | null> {
  const found = or(eq(emailChanges.oldTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash));
  const rows = await deps.db
    .select()
    .from(emailChanges)
    .where(and(found, gt(emailChanges.expiresAt, deps.now())))
    .limit(1)
    .for("update");
  return opened(deps, rows.at(0));
}

export async function putEmailChange(
  deps: Deps,
  change: Pick<
    StoredEmailChange,
    "userId" | "newEmail" | "oldTokenHash" | "newTokenHash" | "expiresAt" | "confirmedByOldAt"
  >,
): Promise<void> {
  const { userId, newEmail, ...rest } = change;
  const newEmailSealed = (await deps.keys.of(deps.db, userId)).seal(placeOf(userId), newEmail);
  const fresh = {
    ...rest,
    newEmailSealed,
    confirmedByNewAt: null,
    createdAt: deps.now(),
  };
  await deps.db
    .insert(emailChanges)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: emailChanges.userId, set: fresh });
}

export async function updateEmailChange(
  db: Db,
  userId: string,
  change: Partial<
    Pick<StoredEmailChange, "oldTokenHash" | "newTokenHash" | "confirmedByOldAt" | "confirmedByNewAt">
  >,
): Promise<void> {
  await db.update(emailChanges).set(change).where(eq(emailChanges.userId, userId));
}

export async function deleteEmailChange(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ userId: emailChanges.userId });
  return rows.length > 0;
}

export async function prolongEmailChange(db: Db, tokenHash: string, until: Date): Promise<void> {
  const found = or(eq(emailChanges.oldTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash));
  await db
    .update(emailChanges)
    .set({ expiresAt: until })
    .where(and(found, lt(emailChanges.expiresAt, until)));
}

export async function dropEndedEmailChanges(db: Db, at: Date): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, at));
}
