import { and, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { codes, mailedLinks } from "../codes/tables.ts";
import type { Db } from "../db/db.ts";
import { rowsOf } from "../db/db.ts";
import type { LedgerChanges } from "../db/ledger.ts";
import { emailOrEmpty, people, sessions, signInMethods, users } from "../features/accounts/tables.ts";
import { calendarFeeds } from "../features/calendar/tables.ts";
import { phoneVerifications } from "../features/phone/tables.ts";
import {
  authenticators,
  backupCodes,
  emailChanges,
  passkeyChallenges,
  passkeys,
} from "../features/security/tables.ts";
import { oauthStates } from "../features/sign-in/tables.ts";
import { teamInvitations } from "../features/teams/tables.ts";
import { operatorLinks } from "../operator/tables.ts";
import { outgoingMessages } from "../ports/outgoing/tables.ts";

/** All rows of sign-in state and pending confirmations end when a backup is restored. */
const ending = [
  sessions,
  codes,
  mailedLinks,
  calendarFeeds,
  emailChanges,
  passkeyChallenges,
  phoneVerifications,
  oauthStates,
  operatorLinks,
];

export async function deleteRevocable(db: Db): Promise<void> {
  for (const table of ending) await db.delete(table);
  await db.update(teamInvitations).set({ state: "revoked" }).where(eq(teamInvitations.state, "open"));
}

/** These messages may have been sent since the backup. */
export async function failWaitingMessages(db: Db): Promise<void> {
  await db
    .update(outgoingMessages)
    .set({ state: "failed", problem: "restored", sealed: null })
    .where(inArray(outgoingMessages.state, ["waiting", "sending"]));
}

function* pieces<T>(list: readonly T[]): Generator<T[]> {
  for (let i = 0; i < list.length; i += 1_000) yield list.slice(i, i + 1_000);
}

export async function applyBlocks(db: Db, blocks: LedgerChanges["blocks"]): Promise<string[]> {
  const changed: string[] = [];
  const idsOf = (blocked: boolean) => [...blocks].filter(([, is]) => is === blocked).map(([id]) => id);
  for (const ids of pieces(idsOf(true))) {
    const rows = await db
      .update(users)
      .set({ blockedAt: sql`now()` })
      .where(and(inArray(users.id, ids), isNull(users.blockedAt)))
      .returning({ id: users.id });
    changed.push(...rows.map(({ id }) => id));
  }
  for (const ids of pieces(idsOf(false))) {
    const rows = await db
      .update(users)
      .set({ blockedAt: null })
      .where(and(inArray(users.id, ids), isNotNull(users.blockedAt)))
      .returning({ id: users.id });
    changed.push(...rows.map(({ id }) => id));
  }
  return changed;
}

/** @returns the ids of the people who had them. */
export async function deleteOldPasswords(db: Db, passwords: LedgerChanges["passwords"]): Promise<string[]> {
  const whose: string[] = [];
  for (const piece of pieces([...passwords])) {
    const changes = JSON.stringify(piece.map(([id, at]) => ({ id, at })));
    const rows = await db.execute(sql`DELETE FROM ${signInMethods}
      USING jsonb_to_recordset(${changes}::jsonb) AS change(id text, at timestamptz)
      WHERE ${signInMethods.userId} = change.id AND ${signInMethods.providerId} = 'credential'
        AND ${signInMethods.updatedAt} < change.at
      RETURNING change.id`);
    whose.push(...rowsOf<{ id: string }>(rows).map(({ id }) => id));
  }
  return whose;
}

/** @returns the ids of the people who had them. */
export async function deleteRemovedSignInMethods(
  db: Db,
  removed: LedgerChanges["removed"],
): Promise<string[]> {
  const whose: string[] = [];
  for (const ids of pieces(removed)) {
    for (const table of [passkeys, signInMethods]) {
      const rows = await db.delete(table).where(inArray(table.id, ids)).returning({ userId: table.userId });
      whose.push(...rows.map(({ userId }) => userId));
    }
  }
  return whose;
}

export async function deleteUsedBackupCodes(db: Db, used: readonly string[]): Promise<void> {
  for (const ids of pieces(used))
    await db.delete(backupCodes).where(and(inArray(backupCodes.id, ids), isNull(backupCodes.usedAt)));
}

export async function deleteOldBackupCodes(db: Db, replaced: ReadonlyMap<string, Date>): Promise<void> {
  for (const piece of pieces([...replaced])) {
    const changes = JSON.stringify(piece.map(([id, at]) => ({ id, at })));
    await db.execute(sql`DELETE FROM ${backupCodes}
      USING jsonb_to_recordset(${changes}::jsonb) AS change(id text, at timestamptz)
      WHERE ${backupCodes.userId} = change.id AND ${backupCodes.createdAt} < change.at`);
  }
}

/**
 * Removes those that are older than the ledger's last change of them. People who had turned theirs off owe no second
 * factor; people with a newer one go on owing it. @returns the ids of these people.
 */
export async function deleteOldAuthenticators(
  db: Db,
  factors: LedgerChanges["factors"],
): Promise<{ userId: string; on: boolean }[]> {
  const whose: { userId: string; on: boolean }[] = [];
  for (const piece of pieces([...factors])) {
    const changes = JSON.stringify(piece.map(([id, { at, on }]) => ({ id, at, on })));
    const rows = await db.execute(sql`DELETE FROM ${authenticators}
      USING jsonb_to_recordset(${changes}::jsonb) AS change(id text, at timestamptz, "on" boolean)
      WHERE ${authenticators.userId} = change.id AND ${authenticators.turnedOnAt} < change.at
      RETURNING change.id AS "userId", change."on"`);
    whose.push(...rowsOf<{ userId: string; on: boolean }>(rows));
  }
  const off = whose.filter(({ on }) => !on).map(({ userId }) => userId);
  for (const ids of pieces(off))
    await db.update(users).set({ secondFactor: false }).where(inArray(users.id, ids));
  return whose;
}

/** People whose address is older than the ledger's last change of it. */
export async function readOldAddresses(db: Db, emails: LedgerChanges["emails"]): Promise<string[]> {
  const old: string[] = [];
  for (const ids of pieces([...emails.keys()])) {
    const setAt = sql<Date>`coalesce(${users.emailChangedAt}, ${users.createdAt})`.mapWith(users.createdAt);
    const rows = await db.select({ id: users.id, setAt }).from(users).where(inArray(users.id, ids));
    old.push(...rows.filter(({ id, setAt: at }) => at < (emails.get(id)?.at ?? at)).map(({ id }) => id));
  }
  return old;
}

export async function writeAddress(
  db: Db,
  userId: string,
  { email, changedAt }: { email: string; changedAt: Date },
): Promise<boolean> {
  const taken = await db.$count(users, and(eq(users.email, email), ne(users.id, userId)));
  if (taken > 0) return false;
  await db
    .update(users)
    .set({ email, emailVerified: true, emailChangedAt: changedAt })
    .where(eq(users.id, userId));
  return true;
}

/** People whose proven number is older than the ledger's last change of it. */
export async function readOldNumbers(db: Db, phones: LedgerChanges["phones"]): Promise<string[]> {
  const old: string[] = [];
  for (const ids of pieces([...phones.keys()])) {
    const rows = await db
      .select({ id: people.userId, provenAt: people.phoneVerifiedAt })
      .from(people)
      .where(and(inArray(people.userId, ids), isNotNull(people.phoneVerifiedAt)));
    for (const { id, provenAt } of rows) {
      const changed = phones.get(id)?.at;
      if (provenAt !== null && changed !== undefined && provenAt < changed) old.push(id);
    }
  }
  return old;
}

export async function readUnclaimed(
  db: Db,
  claimed: LedgerChanges["claimed"],
): Promise<{ userId: string; email: string }[]> {
  const found: { userId: string; email: string }[] = [];
  for (const ids of pieces([...claimed.keys()])) {
    const unverified = and(inArray(users.id, ids), eq(users.emailVerified, false));
    found.push(...(await db.select({ userId: users.id, email: emailOrEmpty }).from(users).where(unverified)));
  }
  return found;
}
