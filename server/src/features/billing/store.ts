import type { RemoteSubscription, SubscriptionStanding } from "@waymark/domain/billing/subscription";
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { billingAccounts, paidInvoices, subscriptions, trialCards } from "./tables.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type BillingAccount = typeof billingAccounts.$inferSelect;

/** States in which nothing changes any more. */
const over = ["canceled", "incomplete_expired", "abandoned"];

/** Locks a person's money until the transaction ends; makes the row when there is none. */
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

/** A person's subscriptions, the newest first. */
export async function readSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

/** Rows of people whose subscription may count, for teams: those with access. */
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

/** Gives a row the provider's id, unless it has one; a new key for its next call when asked. */
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

/** Draws the next ticket of a row: whoever asks the provider afterwards learns what it was then, or later. */
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

/** Writes what the provider says of a locked row, and what it opens. */
export async function writeRemote(
  db: Db,
  id: string,
  remote: RemoteSubscription,
  standing: Omit<SubscriptionStanding, "problem"> & { problem: string | null },
  { ticket, now, openedAt }: { ticket: number; now: Date; openedAt: Date | null },
): Promise<void> {
  const { pendingChange, card } = remote;
  await db
    .update(subscriptions)
    .set({
      ...standing,
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

/** What is left of a subscription of whoever held an account before it was claimed: it opens nothing, and shows no card. */
const ofBefore = { access: "none", problem: "claimed", cardBrand: null, cardLast4: null } as const;

/** Takes every subscription from whoever holds the account now; what was not paid for yet is given up. */
export async function disownSubscriptions(db: Db, userId: string): Promise<void> {
  const own = eq(subscriptions.userId, userId);
  await db.update(subscriptions).set(ofBefore).where(own);
  const unmade = and(own, eq(subscriptions.status, "creating"));
  await db.update(subscriptions).set({ status: "abandoned" }).where(unmade);
}

/** People whose account was claimed and whose former customer the provider still knows. */
export async function readLeftCustomers(db: Db): Promise<string[]> {
  const rows = await db
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(isNotNull(billingAccounts.leftCustomerId));
  return rows.map(({ userId }) => userId);
}

/** A page of the rows that may still change, in the order of their ids. */
export async function readLiving(db: Db, after: string, limit: number): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(notInArray(subscriptions.status, over), gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(limit);
}

/** People who have begun to buy something since an instant. */
export async function readRecentBuyers(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(gte(subscriptions.createdAt, since));
  return rows.map(({ userId }) => userId);
}

/** Subscriptions that ended since an instant and never opened anything. */
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

/** Notes a card as used for a trial. */
export async function insertTrialCard(
  db: Db,
  fingerprintHash: string,
  userId: string,
  usedAt: Date,
): Promise<void> {
  await db.insert(trialCards).values({ fingerprintHash, userId, usedAt }).onConflictDoNothing();
}

/** Whether somebody else, or somebody who is gone, had a trial with this card. */
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

/** Notes bills that were paid; says whether any was new. */
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

/** Writes bills down to be refunded; those that were are left as they are. */
export async function requestRefund(db: Db, userId: string, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  const meant = inArray(paidInvoices.invoiceId, [...invoiceIds]);
  await db
    .update(paidInvoices)
    .set({ refund: "requested" })
    .where(and(eq(paidInvoices.userId, userId), meant, isNull(paidInvoices.refund)));
}

/** Notes that bills were refunded. @returns amounts of those of which it was not known yet. */
export async function markRefunded(db: Db, userId: string, invoiceIds: readonly string[]): Promise<number[]> {
  const meant = inArray(paidInvoices.invoiceId, [...invoiceIds]);
  const done = await db
    .update(paidInvoices)
    .set({ refund: "done" })
    .where(and(eq(paidInvoices.userId, userId), meant, eq(paidInvoices.refund, "requested")))
    .returning({ amount: paidInvoices.amount });
  return done.map(({ amount }) => amount);
}

/** People with a bill that is written down to be refunded. */
export async function readToRefund(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: paidInvoices.userId })
    .from(paidInvoices)
    .where(eq(paidInvoices.refund, "requested"));
  return rows.map(({ userId }) => userId);
}

/** How many subscriptions stand in which state. */
export async function countByStatus(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: subscriptions.status, number: sql<string>`count(*)` })
    .from(subscriptions)
    .groupBy(subscriptions.status);
  return Object.fromEntries(rows.map(({ status, number }) => [status, Number(number)]));
}
