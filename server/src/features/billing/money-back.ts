import type { PlanState } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";
import { z } from "zod";
import { type Deps, inTransaction } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import type { Who } from "../../who.ts";
import { notify } from "../notifications/notify.ts";
import { billingNow } from "./billing-now.ts";
import { customerIdOf, isOfProvider } from "./current-provider.ts";
import { moneyBackUntil } from "./money-back-of.ts";
import { planName } from "./notices.ts";
import { readPlan } from "./read-plan.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import {
  insertPaid,
  lockAccount,
  markRefund,
  readAccount,
  readPaid,
  readSubscriptions,
  updateAccount,
  updateRow,
} from "./store.ts";

export const payBackTask = taskKind({
  name: "pay-back",
  input: z.object({ userId: z.string() }),
  retries: 10,
  expireSeconds: 300,
});

/**
 * Asks for the money back. What is to be paid back is written down with the task that does it, so that a provider that
 * is away delays it and loses nothing. Asking again changes nothing.
 * @throws AppError `money_back_over`, `payments_unavailable`.
 */
export async function requestMoneyBack(deps: Deps, who: Who): Promise<PlanState> {
  const { userId } = who;
  const known = await readAccount(deps.db, userId);
  if (known?.moneyBackAt) return readPlan(deps, who);
  const customerId = customerIdOf(deps, known);
  if (customerId === null) throw new AppError("money_back_over");
  const bills = await deps.payments.invoices(customerId);
  const paid = bills.flatMap(({ id, amountPaid, paidAt }) =>
    paidAt === null || amountPaid === 0 ? [] : [{ invoiceId: id, amount: amountPaid, paidAt }],
  );
  await inTransaction(deps, async (tx) => {
    const account = await lockAccount(tx.db, userId, tx.now());
    if (account.moneyBackAt !== null) return;
    const now = await billingNow(tx);
    const { firstPaidAt } = account;
    const until = firstPaidAt === null ? null : moneyBackUntil(firstPaidAt);
    if (until === null || now > until) throw new AppError("money_back_over");
    await insertPaid(tx.db, userId, paid);
    for (const bill of await readPaid(tx.db, userId)) {
      if (bill.paidAt <= until) await markRefund(tx.db, userId, bill.invoiceId, "requested");
    }
    await updateAccount(tx.db, userId, { moneyBackAt: now });
    await tx.tasks.add(tx.db, payBackTask, { userId }, { key: userId });
    await tx.events.publish(tx.db, userId, "plan-changed", {});
  });
  return readPlan(deps, who);
}

/** Does what was asked for: pays back bill by bill, then ends the plan. Every step may be done again. */
export async function payBack(deps: Deps, userId: string): Promise<void> {
  for (const { invoiceId, refund } of await readPaid(deps.db, userId)) {
    if (refund !== "requested") continue;
    await deps.payments.refund(invoiceId, `refund:${invoiceId}`);
    await markRefund(deps.db, userId, invoiceId, "done");
  }
  for (const row of await readSubscriptions(deps.db, userId)) {
    if (row.providerId === null || row.endedAt !== null || !isOfProvider(deps, row.providerId)) continue;
    await updateRow(deps.db, row.id, { problem: "refunded" });
    await deps.payments.cancel(row.providerId, "now");
    await refreshSubscription(deps, row.id);
  }
  const bills = (await readPaid(deps.db, userId)).filter(({ refund }) => refund === "done");
  const [last] = await readSubscriptions(deps.db, userId);
  await inTransaction(deps, async (tx) => {
    const amount = bills.reduce((sum, bill) => sum + bill.amount, 0);
    const plan = await planName(tx, userId, last ?? { planType: "monthly", period: "monthly" });
    await notify(tx, {
      userId,
      kind: "payment-refunded",
      params: { plan, amount, currency: "USD" },
      key: `refunded:${userId}`,
    });
    await tx.events.publish(tx.db, userId, "plan-changed", {});
  });
}
