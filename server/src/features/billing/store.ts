import type { RemoteSubscription, SubscriptionAccess } from "@waymark/domain/billing/subscription";
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { billingAccounts, paidInvoices, subscriptions, trialCards } from "./tables.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type BillingAccount = typeof billingAccounts.$inferSelect;

const over = ["canceled", "incomplete_expired", "abandoned"];

/** Creates the row when there is none. */
export async function lockAccount(db: Db, userId: string, now: Date): Promise<BillingAccount> {
  await db.insert(billingAccounts).values({ userId, createdAt: now }).onConflictDoNothing();
  const rows = await db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId))
    .for("update");
  const row = rows.at(0);
  if (row === undefined) throw new Error("A billing account could not be made.");
  return row;
}

export async function readAccount(db: Db, userId: string): Promise<BillingAccount | null> {
  const rows = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId)).limit(1);
  return rows.at(0) ?? null;
}

export async function readUserOfCustomer(db: Db, customerId: string): Promise<string | null> {
  const rows = await db
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId))
    .limit(1);
  return rows.at(0)?.userId ?? null;
}

export async function updateAccount(
  db: Db,
  userId: string,
  change: Partial<
    Pick<
      BillingAccount,
      "customerId" | "leftCustomerId" | "trialUsedAt" | "firstPaidAt" | "moneyBackAt" | "createdAt"
    >
  >,
): Promise<void> {
  await db.update(billingAccounts).set(change).where(eq(billingAccounts.userId, userId));
}

export async function readSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

export async function readOpenOf(db: Db, userIds: readonly string[]): Promise<SubscriptionRow[]> {
  if (userIds.length === 0) return [];
  return db
    .select()
    .from(subscriptions)
    .where(
      and(inArray(subscriptions.userId, [...userIds]), inArray(subscriptions.access, ["full", "grace"])),
    );
}

export async function insertSubscription(
  db: Db,
  row: Pick<
    SubscriptionRow,
    "id" | "userId" | "attempt" | "callKey" | "planType" | "period" | "trialDays" | "createdAt"
  >,
): Promise<SubscriptionRow> {
  const made = await db
    .insert(subscriptions)
    .values({ ...row, status: "creating", access: "none", updatedAt: row.createdAt })
    .returning();
  const [one] = made;
  if (one === undefined) throw new Error("A subscription's row could not be made.");
  return one;
}

/** Keeps an id that is set; on request also makes a new key for the next call. */
export async function updateRow(
  db: Db,
  id: string,
  change: Partial<Pick<SubscriptionRow, "providerId" | "setupId" | "status" | "callKey" | "problem">>,
): Promise<void> {
  await db.update(subscriptions).set(change).where(eq(subscriptions.id, id));
}

export async function readRow(db: Db, id: string): Promise<SubscriptionRow | null> {
  return (await db.select().from(subscriptions).where(eq(subscriptions.id, id)).limit(1)).at(0) ?? null;
}

export async function readRowOf(db: Db, providerId: string): Promise<SubscriptionRow | null> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.providerId, providerId)).limit(1);
  return rows.at(0) ?? null;
}

/** A read from the provider that begins after it returns this state or a newer one. */
export async function drawTicket(db: Db, id: string): Promise<number> {
  const rows = await db
    .update(subscriptions)
    .set({ ticket: sql`${subscriptions.ticket} + 1` })
    .where(eq(subscriptions.id, id))
    .returning({ ticket: subscriptions.ticket });
  return rows.at(0)?.ticket ?? 0;
}

export async function lockRow(db: Db, id: string): Promise<SubscriptionRow | null> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
  return rows.at(0) ?? null;
}

export async function writeRemote(
  db: Db,
  id: string,
  remote: RemoteSubscription,
  access: Omit<SubscriptionAccess, "problem"> & { problem: string | null },
  { ticket, now, openedAt }: { ticket: number; now: Date; openedAt: Date | null },
): Promise<void> {
  const { pendingChange, card } = remote;
  await db
    .update(subscriptions)
    .set({
      ...access,
      providerId: remote.id,
      planType: remote.planType,
      period: remote.period,
      status: remote.status,
      trialEndsAt: remote.trialEnd,
      periodStartsAt: remote.periodStart,
      periodEndsAt: remote.periodEnd,
      cancelAtPeriodEnd: remote.cancelAtPeriodEnd,
      endedAt: remote.endedAt,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      nextPlanType: pendingChange?.planType ?? null,
      nextPeriod: pendingChange?.period ?? null,
      nextAt: pendingChange?.at ?? null,
      openedAt,
      seenTicket: ticket,
      updatedAt: now,
    })
    .where(eq(subscriptions.id, id));
}

/** The remains of a subscription of a claimed account's former holder: no access, no card shown. */
const ofBefore = { access: "none", problem: "claimed", cardBrand: null, cardLast4: null } as const;

/** Unpaid attempts are abandoned. */
export async function unlinkSubscriptions(db: Db, userId: string): Promise<void> {
  const own = eq(subscriptions.userId, userId);
  await db.update(subscriptions).set(ofBefore).where(own);
  const unmade = and(own, eq(subscriptions.status, "creating"));
  await db.update(subscriptions).set({ status: "abandoned" }).where(unmade);
}

export async function readUnlinkedCustomers(db: Db): Promise<string[]> {
  const rows = await db
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(isNotNull(billingAccounts.leftCustomerId));
  return rows.map(({ userId }) => userId);
}

export async function readActiveSubscriptions(
  db: Db,
  after: string,
  limit: number,
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(notInArray(subscriptions.status, over), gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(limit);
}

export async function readRecentBuyers(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(gte(subscriptions.createdAt, since));
  return rows.map(({ userId }) => userId);
}

export async function readEndedUnopened(db: Db, since: Date): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        gte(subscriptions.endedAt, since),
        isNull(subscriptions.openedAt),
        isNotNull(subscriptions.providerId),
      ),
    );
}

export async function insertTrialCard(
  db: Db,
  fingerprintHash: string,
  userId: string,
  usedAt: Date,
): Promise<void> {
  await db.insert(trialCards).values({ fingerprintHash, userId, usedAt }).onConflictDoNothing();
}

export async function isTrialCardOfOther(
  db: Db,
  fingerprintHashes: readonly string[],
  userId: string,
): Promise<boolean> {
  const rows = await db
    .select({ userId: trialCards.userId })
    .from(trialCards)
    .where(inArray(trialCards.fingerprintHash, [...fingerprintHashes]));
  return rows.some((row) => row.userId !== userId);
}

/** Returns whether any was new. */
export async function insertPaid(
  db: Db,
  userId: string,
  bills: readonly { invoiceId: string; amount: number; paidAt: Date }[],
): Promise<boolean> {
  if (bills.length === 0) return false;
  const made = await db
    .insert(paidInvoices)
    .values(bills.map((bill) => ({ ...bill, userId })))
    .onConflictDoNothing()
    .returning({ invoiceId: paidInvoices.invoiceId });
  return made.length > 0;
}

export async function readPaid(db: Db, userId: string) {
  return db
    .select()
    .from(paidInvoices)
    .where(eq(paidInvoices.userId, userId))
    .orderBy(asc(paidInvoices.paidAt));
}

/** A bill that was marked before stays as it is. */
export async function requestRefund(db: Db, userId: string, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  const meant = inArray(paidInvoices.invoiceId, [...invoiceIds]);
  await db
    .update(paidInvoices)
    .set({ refund: "requested" })
    .where(and(eq(paidInvoices.userId, userId), meant, isNull(paidInvoices.refund)));
}

/** @returns amounts of bills that were not marked as refunded before. */
export async function markRefunded(db: Db, userId: string, invoiceIds: readonly string[]): Promise<number[]> {
  const meant = inArray(paidInvoices.invoiceId, [...invoiceIds]);
  const done = await db
    .update(paidInvoices)
    .set({ refund: "done" })
    .where(and(eq(paidInvoices.userId, userId), meant, eq(paidInvoices.refund, "requested")))
    .returning({ amount: paidInvoices.amount });
  return done.map(({ amount }) => amount);
}

export async function readToRefund(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: paidInvoices.userId })
    .from(paidInvoices)
    .where(eq(paidInvoices.refund, "requested"));
  return rows.map(({ userId }) => userId);
}

export async function countByStatus(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: subscriptions.status, number: sql<string>`count(*)` })
    .from(subscriptions)
    .groupBy(subscriptions.status);
  return Object.fromEntries(rows.map(({ status, number }) => [status, Number(number)]));
}
