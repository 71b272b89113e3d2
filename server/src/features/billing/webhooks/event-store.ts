import { and, asc, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import type { PaymentEvent } from "../../../ports/payments/event.ts";
import { paymentEvents, webhookCounts } from "../tables.ts";

/** Stores a message; false when it was stored before. */
export async function insertEvent(db: Db, event: PaymentEvent, receivedAt: Date): Promise<boolean> {
  const { id, type, subscriptionId, customerId, chargeId, known } = event;
  const state = known ? ("waiting" as const) : ("ignored" as const);
  const kept = await db
    .insert(paymentEvents)
    .values({ id, type, subscriptionId, customerId, chargeId, state, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return kept.length > 0;
}

export async function readEvent(db: Db, id: string) {
  return (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id)).limit(1)).at(0) ?? null;
}

export async function readWaitingEvents(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.state, "waiting"), gte(paymentEvents.receivedAt, since)))
    .orderBy(asc(paymentEvents.receivedAt));
  return rows.map(({ id }) => id);
}

export async function settleEvent(db: Db, id: string, state: "applied" | "ignored"): Promise<void> {
  await db.update(paymentEvents).set({ state }).where(eq(paymentEvents.id, id));
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(and(lt(paymentEvents.receivedAt, before), ne(paymentEvents.state, "waiting")));
}

export async function countOutcome(db: Db, outcome: string): Promise<void> {
  await db
    .insert(webhookCounts)
    .values({ outcome, count: 1 })
    .onConflictDoUpdate({
      target: webhookCounts.outcome,
      set: { count: sql`${webhookCounts.count} + 1` },
    });
}

export async function countWebhooks(db: Db): Promise<Record<string, number>> {
  const kept = await db
    .select({ outcome: paymentEvents.state, number: sql<string>`count(*)` })
    .from(paymentEvents)
    .groupBy(paymentEvents.state);
  const others = await db.select().from(webhookCounts);
  return Object.fromEntries([
    ...kept.map(({ outcome, number }) => [outcome, Number(number)] as const),
    ...others.map(({ outcome, count }) => [outcome, count] as const),
  ]);
}
