import { asc, eq, gte, isNull, like, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { SimAccount } from "./simulation/account.ts";
import { paymentTestAccounts, paymentTestClock, paymentTestEvents, paymentTestKeys } from "./tables.ts";

// Written only here, from the same type; rows older than card set-ups have no list of them.
const accountOf = (data: unknown) => {
  const account = data as Omit<SimAccount, "setups"> & Partial<Pick<SimAccount, "setups">>;
  return { ...account, setups: account.setups ?? [] };
};

export async function insertAccount(db: Db, account: SimAccount): Promise<void> {
  await db.insert(paymentTestAccounts).values({ customerId: account.customerId, data: account });
}

/** Holds the lock until the transaction ends. */
export async function lockAccount(db: Db, customerId: string): Promise<SimAccount | null> {
  const rows = await db
    .select({ data: paymentTestAccounts.data })
    .from(paymentTestAccounts)
    .where(eq(paymentTestAccounts.customerId, customerId))
    .for("update");
  const row = rows.at(0);
  return row === undefined ? null : accountOf(row.data);
}

export async function saveAccount(db: Db, account: SimAccount): Promise<void> {
  await db
    .update(paymentTestAccounts)
    .set({ data: account })
    .where(eq(paymentTestAccounts.customerId, account.customerId));
}

export async function readCustomerIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: paymentTestAccounts.customerId }).from(paymentTestAccounts);
  return rows.map(({ id }) => id);
}

/** Holds the key until the transaction ends. @returns its earlier result. */
export async function takeKey(db: Db, key: string): Promise<string | null> {
  await db.insert(paymentTestKeys).values({ key, answer: "" }).onConflictDoNothing();
  const rows = await db
    .select({ answer: paymentTestKeys.answer })
    .from(paymentTestKeys)
    .where(eq(paymentTestKeys.key, key))
    .for("update");
  return rows.at(0)?.answer || null;
}

export async function answerKey(db: Db, key: string, answer: string): Promise<void> {
  await db.update(paymentTestKeys).set({ answer }).where(eq(paymentTestKeys.key, key));
}

export async function insertEvents(
  db: Db,
  events: readonly { id: string; body: string }[],
  createdAt: Date,
): Promise<void> {
  if (events.length === 0) return;
  await db.insert(paymentTestEvents).values(events.map((event) => ({ ...event, createdAt })));
}

export async function readWaiting(db: Db, limit: number): Promise<{ id: string; body: string }[]> {
  return db
    .select({ id: paymentTestEvents.id, body: paymentTestEvents.body })
    .from(paymentTestEvents)
    .where(isNull(paymentTestEvents.deliveredAt))
    .orderBy(asc(paymentTestEvents.createdAt), asc(paymentTestEvents.id))
    .limit(limit);
}

export async function readBodiesSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ body: paymentTestEvents.body })
    .from(paymentTestEvents)
    .where(gte(paymentTestEvents.createdAt, since));
  return rows.map(({ body }) => body);
}

export async function markDelivered(db: Db, id: string, at: Date): Promise<void> {
  await db.update(paymentTestEvents).set({ deliveredAt: at }).where(eq(paymentTestEvents.id, id));
}

export async function forgetDelivered(db: Db, before: Date): Promise<void> {
  await db.delete(paymentTestEvents).where(lt(paymentTestEvents.deliveredAt, before));
}

export async function readOffset(db: Db): Promise<number> {
  const rows = await db.select({ offsetMs: paymentTestClock.offsetMs }).from(paymentTestClock).limit(1);
  return rows.at(0)?.offsetMs ?? 0;
}

export async function addOffset(db: Db, ms: number): Promise<void> {
  await db
    .insert(paymentTestClock)
    .values({ id: 1, offsetMs: ms })
    .onConflictDoUpdate({
      target: paymentTestClock.id,
      set: { offsetMs: sql`${paymentTestClock.offsetMs} + ${ms}` },
    });
}

export async function forgetKeys(db: Db, userId: string): Promise<void> {
  if (userId !== "") await db.delete(paymentTestKeys).where(like(paymentTestKeys.key, `%:${userId}%`));
}
