import { and, desc, eq, gt, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { codeSends } from "../../codes/tables.ts";
import type { Db } from "../../db/db.ts";
import { outgoingMessages } from "./tables.ts";

export type Channel = "mail" | "sms";
export type StoredMessage = typeof outgoingMessages.$inferSelect;

export async function insertMessage(
  db: Db,
  message: Pick<
    StoredMessage,
    "id" | "channel" | "sealedFor" | "key" | "language" | "sealed" | "whenSent" | "whenSentKey"
  > & { at: Date },
): Promise<void> {
  const { at, ...row } = message;
  await db.insert(outgoingMessages).values({ ...row, state: "waiting", createdAt: at, updatedAt: at });
}

export async function claimMessage(db: Db, id: string, at: Date): Promise<StoredMessage | undefined> {
  const claimed = await db
    .update(outgoingMessages)
    .set({ state: "sending", attempts: sql`${outgoingMessages.attempts} + 1`, updatedAt: at })
    .where(and(eq(outgoingMessages.id, id), eq(outgoingMessages.state, "waiting")))
    .returning();
  return claimed.at(0);
}

/** The number of attempts distinguishes a claim from an earlier one. */
export type Claim = Pick<StoredMessage, "id" | "attempts">;

const claimedBy = ({ id, attempts }: Claim) =>
  and(
    eq(outgoingMessages.id, id),
    eq(outgoingMessages.attempts, attempts),
    eq(outgoingMessages.state, "sending"),
  );

/** @returns false when another process has claimed the message. */
export async function markHandedOver(db: Db, claim: Claim, at: Date): Promise<boolean> {
  const marked = await db
    .update(outgoingMessages)
    .set({ handedOverAt: at, updatedAt: at })
    .where(claimedBy(claim))
    .returning({ id: outgoingMessages.id });
  return marked.length === 1;
}

export interface Outcome {
  readonly state: "waiting" | "sent" | "kept" | "failed" | "dropped";
  readonly problem: string | null;
  readonly nextTryAt: Date | null;
}

/** Keeps the content only while the message waits. @returns false when another process has claimed it. */
export async function settleMessage(db: Db, claim: Claim, outcome: Outcome, at: Date): Promise<boolean> {
  const { state } = outcome;
  const again = state === "waiting" ? { handedOverAt: null } : {};
  const wipe = state === "waiting" || state === "kept" ? {} : { sealed: null };
  const settled = await db
    .update(outgoingMessages)
    .set({ ...outcome, updatedAt: at, ...again, ...wipe })
    .where(claimedBy(claim))
    .returning({ id: outgoingMessages.id });
  return settled.length === 1;
}

export async function readStaleClaims(db: Db, before: Date): Promise<StoredMessage[]> {
  return db
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.state, "sending"), lt(outgoingMessages.updatedAt, before)));
}

export async function readOverdue(db: Db, before: Date): Promise<Pick<StoredMessage, "id" | "channel">[]> {
  const due = sql`coalesce(${outgoingMessages.nextTryAt}, ${outgoingMessages.createdAt})`;
  return db
    .select({ id: outgoingMessages.id, channel: outgoingMessages.channel })
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.state, "waiting"), sql`${due} < ${before.toISOString()}::timestamptz`));
}

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

export async function deleteMessagesBefore(
  db: Db,
  states: readonly StoredMessage["state"][],
  before: Date,
): Promise<void> {
  await db
    .delete(outgoingMessages)
    .where(and(inArray(outgoingMessages.state, [...states]), lt(outgoingMessages.createdAt, before)));
}

export interface ChannelState {
  readonly channel: Channel;
  readonly waiting: number;
  readonly oldestWaiting: Date | null;
  readonly retrying: number;
  readonly kept: number;
  readonly sent: number;
  readonly failed: number;
  readonly dropped: number;
  readonly problem: string | null;
  readonly problemAt: Date | null;
}

export async function readChannels(db: Db): Promise<ChannelState[]> {
  const m = outgoingMessages;
  const number = (where: ReturnType<typeof sql>) => sql<number>`(count(*) FILTER (WHERE ${where}))::int`;
  const open = sql`${m.state} IN ('waiting', 'sending')`;
  const counts = await db
    .select({
      channel: m.channel,
      waiting: number(open),
      oldestWaiting: sql<Date | null>`min(${m.createdAt}) FILTER (WHERE ${open})`.mapWith(m.createdAt),
      retrying: number(sql`${open} AND ${m.problem} IS NOT NULL`),
      kept: number(sql`${m.state} = 'kept'`),
      sent: number(sql`${m.state} = 'sent'`),
      failed: number(sql`${m.state} = 'failed'`),
      dropped: number(sql`${m.state} = 'dropped'`),
    })
    .from(m)
    .groupBy(m.channel)
    .orderBy(m.channel);
  const last = await db
    .selectDistinctOn([m.channel], { channel: m.channel, problem: m.problem, problemAt: m.updatedAt })
    .from(m)
    .where(and(isNotNull(m.problem), or(eq(m.state, "failed"), open)))
    .orderBy(m.channel, sql`${m.updatedAt} DESC`);
  return counts.map((row) => {
    const failure = last.find(({ channel }) => channel === row.channel);
    return { ...row, problem: failure?.problem ?? null, problemAt: failure?.problemAt ?? null };
  });
}

export interface Budget {
  readonly key: string;
  readonly atMost: number;
  readonly windowMs: number;
}

/** One statement, so that parallel calls cannot exceed the budget. @returns false when nothing is left. */
export async function spendBudget(db: Db, { key, atMost, windowMs }: Budget, at: Date): Promise<boolean> {
  if (atMost < 1) return false;
  const over = sql`${codeSends.endsAt} <= ${at.toISOString()}::timestamptz`;
  const taken = await db
    .insert(codeSends)
    .values({ key, count: 1, endsAt: new Date(at.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: codeSends.key,
      set: {
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${codeSends.count} + 1 END`,
        endsAt: sql`CASE WHEN ${over} THEN excluded.ends_at ELSE ${codeSends.endsAt} END`,
      },
      setWhere: sql`${over} OR ${codeSends.count} < ${atMost}`,
    })
    .returning({ key: codeSends.key });
  return taken.length === 1;
}

export async function returnToBudget(db: Db, { key }: Pick<Budget, "key">): Promise<void> {
  await db
    .update(codeSends)
    .set({ count: sql`GREATEST(0, ${codeSends.count} - 1)` })
    .where(eq(codeSends.key, key));
}

export async function readBudget(
  db: Db,
  { key }: Pick<Budget, "key">,
  at: Date,
): Promise<{ used: number; endsAt: Date | null }> {
  const [row] = await db
    .select({ used: codeSends.count, endsAt: codeSends.endsAt })
    .from(codeSends)
    .where(and(eq(codeSends.key, key), gt(codeSends.endsAt, at)));
  return row ?? { used: 0, endsAt: null };
}
