import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { outgoingMessages } from "./tables.ts";

export type Channel = "mail" | "sms";
export type StoredMessage = typeof outgoingMessages.$inferSelect;

/** Writes a message that waits for its delivery. */
export async function insertMessage(
  db: Db,
  message: Pick<StoredMessage, "id" | "channel" | "sealedFor" | "key" | "language" | "sealed"> & { at: Date },
): Promise<void> {
  const { at, ...row } = message;
  await db.insert(outgoingMessages).values({ ...row, state: "waiting", createdAt: at, updatedAt: at });
}

/** Takes a waiting message for delivery; undefined when somebody else has taken it before. */
export async function claimMessage(db: Db, id: string, at: Date): Promise<StoredMessage | undefined> {
  const claimed = await db
    .update(outgoingMessages)
    .set({ state: "sending", attempts: sql`${outgoingMessages.attempts} + 1`, updatedAt: at })
    .where(and(eq(outgoingMessages.id, id), eq(outgoingMessages.state, "waiting")))
    .returning();
  return claimed.at(0);
}

/** Says what became of a claimed message. Its content stays only while it waits or is kept. */
export async function settleMessage(
  db: Db,
  id: string,
  outcome: { state: "waiting" | "sent" | "kept" | "failed"; problem?: string; at: Date },
): Promise<void> {
  const { state, problem = null, at } = outcome;
  const wipe = state === "sent" || state === "failed" ? { sealed: null } : {};
  await db
    .update(outgoingMessages)
    .set({ state, problem, updatedAt: at, ...wipe })
    .where(eq(outgoingMessages.id, id));
}

/** The newest mail of a kind that was written to a person; its content is null once it left. */
export async function readNewestMail(
  db: Db,
  userId: string,
  key: string,
): Promise<StoredMessage | undefined> {
  const rows = await db
    .select()
    .from(outgoingMessages)
    .where(
      and(
        eq(outgoingMessages.sealedFor, userId),
        eq(outgoingMessages.channel, "mail"),
        eq(outgoingMessages.key, key),
      ),
    )
    .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
    .limit(1);
  return rows.at(0);
}

/** Forgets messages of the given states that are older than an instant. */
export async function deleteMessagesBefore(
  db: Db,
  states: readonly StoredMessage["state"][],
  before: Date,
): Promise<void> {
  await db
    .delete(outgoingMessages)
    .where(and(inArray(outgoingMessages.state, [...states]), lt(outgoingMessages.createdAt, before)));
}
