import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { notify } from "../notifications/notify.ts";
import { billingNow } from "./billing-now.ts";
import { isOfProvider } from "./current-provider.ts";
import { forgetCustomer } from "./detach-provider.ts";
import { planName } from "./notices.ts";
import { payRequestedRefunds } from "./pay-refunds.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { refundableUntil } from "./refund-of.ts";
import {
  disownSubscriptions,
  lockAccount,
  readAccount,
  readPaid,
  readSubscriptions,
  requestRefund,
  updateAccount,
} from "./store.ts";

export const detachClaimedTask = taskKind({
  name: "leave-claimed-customer",
  input: z.object({ userId: z.string() }),
  retries: 10,
  expireSeconds: 300,
});

/**
 * Removes card, bills and subscription from an account that is being claimed, because they belong to somebody else.
 * Their card is never charged again; payments within the money-back period are refunded to it. Benefits that an account
 * gets only once (the free days, the guarantee) stay used. Runs in the caller's transaction; a task calls the provider
 * afterwards.
 */
export async function disownCustomer(tx: Deps, userId: string): Promise<void> {
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
  await disownSubscriptions(tx.db, userId);
  if (customerId === null) return;
  await updateAccount(tx.db, userId, { customerId: null, leftCustomerId: customerId, createdAt: tx.now() });
  await tx.tasks.add(tx.db, detachClaimedTask, { userId }, { key: userId });
}

/**
 * Ends the subscriptions of a claimed account's former holder, pays the marked refunds, and deletes the customer with
 * their card at the provider. Repeatable.
 * @throws AppError `payments_unavailable`; the hourly reconciliation retries.
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
