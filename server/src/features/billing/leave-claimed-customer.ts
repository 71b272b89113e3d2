import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { notify } from "../notifications/notify.ts";
import { billingNow } from "./billing-now.ts";
import { isOfProvider } from "./current-provider.ts";
import { forgetCustomer } from "./leave-provider.ts";
import { moneyBackUntil } from "./money-back-of.ts";
import { planName } from "./notices.ts";
import { payRequested } from "./pay-requested.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import {
  disownSubscriptions,
  lockAccount,
  readAccount,
  readPaid,
  readSubscriptions,
  requestRefund,
  updateAccount,
} from "./store.ts";

export const leaveClaimedTask = taskKind({
  name: "leave-claimed-customer",
  input: z.object({ userId: z.string() }),
  retries: 10,
  expireSeconds: 300,
});

/**
 * Takes card, bills and subscription from an account that is being claimed: they are somebody else's. Their card is
 * never charged again; what they paid within the days of the money-back guarantee comes back to it. What the account
 * can have only once (the free days, the guarantee) stays used. In the caller's transaction; the provider is asked
 * afterwards, by a task.
 */
export async function disownCustomer(tx: Deps, userId: string): Promise<void> {
  if ((await readAccount(tx.db, userId)) === null) return;
  const { customerId, firstPaidAt, moneyBackAt } = await lockAccount(tx.db, userId, tx.now());
  const now = await billingNow(tx);
  const until = firstPaidAt === null ? null : moneyBackUntil(firstPaidAt);
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
  await tx.tasks.add(tx.db, leaveClaimedTask, { userId }, { key: userId });
}

/**
 * Ends the subscriptions of whoever held an account before it was claimed, pays back what is written down, and has the
 * provider forget them with their card. May be done again.
 * @throws AppError `payments_unavailable`; the hourly look tries again.
 */
export async function leaveClaimedCustomer(deps: Deps, userId: string): Promise<void> {
  const left = (await readAccount(deps.db, userId))?.leftCustomerId ?? null;
  if (left === null || !isOfProvider(deps, left)) return;
  for (const { id, problem, endedAt, status } of await readSubscriptions(deps.db, userId))
    if (problem === "claimed" && endedAt === null && status !== "abandoned")
      await refreshSubscription(deps, id);
  await payRequested(deps, userId);
  await forgetCustomer(deps, left);
  await updateAccount(deps.db, userId, { leftCustomerId: null });
}
