import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { codes, mailedLinks } from "../codes/tables.ts";
import type { Db } from "../db/db.ts";
import { rowsOf } from "../db/db.ts";
import type { LedgerChanges } from "../db/ledger.ts";
import { sessions, signInMethods, users } from "../features/accounts/tables.ts";
import { calendarFeeds } from "../features/calendar/tables.ts";
import { phoneVerifications } from "../features/phone/tables.ts";
import { emailChanges, passkeyChallenges, passkeys } from "../features/security/tables.ts";
import { providerTrips } from "../features/sign-in/tables.ts";
import { teamInvitations } from "../features/teams/tables.ts";
import { operatorLinks } from "../operator/tables.ts";
import { outgoingMessages } from "../ports/outgoing/tables.ts";

/** Tables of what lets somebody in or waits for an answer. Every row of them ends when a backup is restored. */
const ending = [
  sessions,
  codes,
  mailedLinks,
  calendarFeeds,
  emailChanges,
  passkeyChallenges,
  phoneVerifications,
  providerTrips,
  operatorLinks,
];

export async function deleteRevocable(db: Db): Promise<void> {
  for (const table of ending) await db.delete(table);
  await db.update(teamInvitations).set({ state: "revoked" }).where(eq(teamInvitations.state, "open"));
}

/** Messages that were waiting in the backup may have been sent since: they are not sent again. */
export async function failWaitingMessages(db: Db): Promise<void> {
  await db
    .update(outgoingMessages)
    .set({ state: "failed", problem: "restored", sealed: null })
    .where(inArray(outgoingMessages.state, ["waiting", "sending"]));
}

/** Ids of a statement's list, in pieces that one statement takes. */
function* pieces<T>(list: readonly T[]): Generator<T[]> {
  for (let i = 0; i < list.length; i += 1_000) yield list.slice(i, i + 1_000);
}

/** Blocks and unblocks accounts as the ledger has it. @returns ids of those that were changed. */
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

/** Removes passwords that are older than the ledger's last change of them. @returns whose. */
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

/** Removes passkeys and linked identities by their ids. @returns whose they were. */
export async function deleteRemovedWays(db: Db, removed: LedgerChanges["removed"]): Promise<string[]> {
  const whose: string[] = [];
  for (const ids of pieces(removed)) {
    for (const table of [passkeys, signInMethods]) {
      const rows = await db.delete(table).where(inArray(table.id, ids)).returning({ userId: table.userId });
      whose.push(...rows.map(({ userId }) => userId));
    }
  }
  return whose;
}
