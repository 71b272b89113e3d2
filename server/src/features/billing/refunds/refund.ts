import type { PlanState } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";
import { z } from "zod";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { taskKind } from "../../../tasks/tasks.ts";
import { billingNow } from "../billing-now.ts";
import { customerIdOf, isOfProvider } from "../current-provider.ts";
import { readPlan } from "../read-plan.ts";
import { refreshSubscription } from "../refresh-subscription.ts";
import {
  insertPaid,
  lockAccount,
  readAccount,
  readPaid,
  readSubscriptions,
  requestRefund,
  updateAccount,
  updateRow,
} from "../store.ts";
import { payRequestedRefunds } from "./pay-refunds.ts";
import { refundableUntil } from "./refund-of.ts";

export const payRefundTask = taskKind({
  name: "pay-back",
  input: z.object({ userId: z.string() }),
  retries: 10,
  expireSeconds: 300,
});

/** Stores the refunds together with their task, so that an unavailable provider only delays them. Repeatable. */
export async function refundWithinGuarantee(deps: Deps, actor: Actor): Promise<PlanState> {
  const { userId } = actor;
  const known = await readAccount(deps.db, userId);
  if (known?.moneyBackAt) return readPlan(deps, actor);
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
    const until = firstPaidAt === null ? null : refundableUntil(firstPaidAt);
    if (until === null || now > until) throw new AppError("money_back_over");
    await insertPaid(tx.db, userId, paid);
    const back = (await readPaid(tx.db, userId)).filter((bill) => bill.paidAt <= until);
    await requestRefund(
      tx.db,
      userId,
      back.map(({ invoiceId }) => invoiceId),
    );
    // Marked so that every later look at the plan ends it, even if the task below is lost.
    for (const row of await readSubscriptions(tx.db, userId)) {
      if (row.openedAt !== null && row.endedAt === null && isOfProvider(tx, row.providerId ?? ""))
        await updateRow(tx.db, row.id, { problem: "refunded" });
    }
    await updateAccount(tx.db, userId, { moneyBackAt: now });
    await tx.tasks.add(tx.db, payRefundTask, { userId }, { key: userId });
    await tx.events.publish(tx.db, userId, "plan-changed", {});
  });
  return readPlan(deps, actor);
}

/** Refunds bill by bill, then ends the plan. Every step is repeatable. */
export async function payRefund(deps: Deps, userId: string): Promise<void> {
  await payRequestedRefunds(deps, userId);
  for (const row of await readSubscriptions(deps.db, userId)) {
    if (row.problem === "refunded" && row.endedAt === null) await refreshSubscription(deps, row.id);
  }
}
