import { AppError } from "@waymark/contract/errors";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { notify } from "../notifications/notify.ts";
import { billingNow } from "./billing-now.ts";
import { customerIdOf, isOfProvider } from "./current-provider.ts";
import { planName } from "./notices.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { payRequestedRefunds } from "./refunds/pay-refunds.ts";
import { refundableUntil } from "./refunds/refund-of.ts";
import {
  lockAccount,
  readAccount,
  readPaid,
  readSubscriptions,
  requestRefund,
  unlinkSubscriptions,
  updateAccount,
} from "./store.ts";

/** For an erased person. Repeatable. @throws AppError `payments_unavailable`; the erasure is retried then. */
export async function detachProvider(deps: Deps, userId: string): Promise<void> {
  const account = await readAccount(deps.db, userId);
  const left = account?.leftCustomerId ?? null;
  if (left !== null && isOfProvider(deps, left)) await forgetCustomer(deps, left);
  const customerId = customerIdOf(deps, account);
  if (customerId === null) {
    // The customer belongs to a provider that is not configured now: the operator has to look there.
    if (account?.customerId)
      deps.log.warn({ customerId: account.customerId }, "an erased person's customer stays");
    return;
  }
  await forgetCustomer(deps, customerId);
}

/** Also deletes the cards and ends the subscriptions; an unknown customer counts as deleted. */
async function forgetCustomer(deps: Deps, customerId: string): Promise<void> {
  await deps.payments.deleteCustomer(customerId).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
  });
}

export const detachClaimedTask = taskKind({
  name: "leave-claimed-customer",
  input: z.object({ userId: z.string() }),
  retries: 10,
  expireSeconds: 300,
});

/**
 * Card, bills and subscription of a claimed account belong to somebody else. Their card is never charged again;
 * payments within the money-back period are refunded. Benefits that an account gets only once (free days, guarantee)
 * stay used. In the caller's transaction; a task calls the provider afterwards.
 */
export async function unlinkCustomer(tx: Deps, userId: string): Promise<void> {
  if ((await readAccount(tx.db, userId)) === null) return;
  const { customerId, firstPaidAt, moneyBackAt } = await lockAccount(tx.db, userId, tx.now());
  const now = await billingNow(tx);
  const until = firstPaidAt === null ? null : refundableUntil(firstPaidAt);
  if (until !== null && now <= until && moneyBackAt === null) {
    const paid = (await readPaid(tx.db, userId)).filter(({ paidAt }) => paidAt <= until);
    await requestRefund(
      tx.db,
      userId,
      paid.map(({ invoiceId }) => invoiceId),
    );
    if (paid.length > 0) await updateAccount(tx.db, userId, { moneyBackAt: now });
  }
  for (const row of await readSubscriptions(tx.db, userId)) {
    if (row.access === "none") continue;
    const plan = await planName(tx, userId, row);
    await notify(tx, { userId, kind: "subscription-ended", params: { plan }, key: `claimed:${row.id}` });
  }
  await unlinkSubscriptions(tx.db, userId);
  if (customerId === null) return;
  await updateAccount(tx.db, userId, { customerId: null, leftCustomerId: customerId, createdAt: tx.now() });
  await tx.tasks.add(tx.db, detachClaimedTask, { userId }, { key: userId });
}

/**
 * Ends the former holder's subscriptions, pays the marked refunds, and deletes the customer at the provider.
 * Repeatable. @throws AppError `payments_unavailable`; the hourly reconciliation retries.
 */
export async function detachClaimedCustomer(deps: Deps, userId: string): Promise<void> {
  const left = (await readAccount(deps.db, userId))?.leftCustomerId ?? null;
  if (left === null || !isOfProvider(deps, left)) return;
  for (const { id, problem, endedAt, status } of await readSubscriptions(deps.db, userId))
    if (problem === "claimed" && endedAt === null && status !== "abandoned")
      await refreshSubscription(deps, id);
  await payRequestedRefunds(deps, userId);
  await forgetCustomer(deps, left);
  await updateAccount(deps.db, userId, { leftCustomerId: null });
}
