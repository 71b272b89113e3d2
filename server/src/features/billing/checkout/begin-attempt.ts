import type { PaidPlanId, Period } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";
import { plans } from "@waymark/domain/billing/plans";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { isOfProvider } from "../current-provider.ts";
import {
  type BillingAccount,
  insertSubscription,
  lockAccount,
  readSubscriptions,
  type SubscriptionRow,
  updateAccount,
} from "../store.ts";

/** Whether a row still waits for its card or first payment. Trials without a card are older than card set-ups. */
export const isAttempt = (row: SubscriptionRow): boolean =>
  row.status === "creating" ||
  row.status === "incomplete" ||
  (row.status === "trialing" && row.cardBrand === null && row.openedAt === null);

/** Orders of a claimed account's former holder do not belong to its owner. */
const isLiving = ({ status, problem }: SubscriptionRow) =>
  problem !== "claimed" && status !== "canceled" && status !== "incomplete_expired" && status !== "abandoned";

const isOurs = (deps: Deps, { providerId, setupId }: SubscriptionRow) => {
  const id = providerId ?? setupId;
  return id === null || isOfProvider(deps, id);
};

/** The person's locked account; limits used up in test mode are reset once real money is taken. */
async function settledAccount(tx: Deps, actor: Actor): Promise<BillingAccount> {
  const account = await lockAccount(tx.db, actor.userId, tx.now());
  if (account.customerId === null || isOfProvider(tx, account.customerId)) return account;
  // Without its key Stripe's customers cannot be read, and must not be forgotten.
  if (tx.payments.name === "test") throw new AppError("payments_unavailable");
  const anew = { customerId: null, trialUsedAt: null, firstPaidAt: null, moneyBackAt: null };
  await updateAccount(tx.db, actor.userId, anew);
  return { ...account, ...anew };
}

/**
 * Creates the attempt at a plan, or finds the open one, under the lock of the person's billing: pressing twice begins
 * once. @returns the attempt, and open attempts at other plans to give up.
 */
export function beginAttempt(
  deps: Deps,
  actor: Actor,
  asked: { planType: PaidPlanId; period: Period; attempt?: string | undefined },
): Promise<{ row: SubscriptionRow; replaced: SubscriptionRow[] }> {
  const { planType, period } = asked;
  return inTransaction(deps, async (tx) => {
    const account = await settledAccount(tx, actor);
    const rows = await readSubscriptions(tx.db, actor.userId);
    const living = rows.filter((row) => isLiving(row) && isOurs(deps, row));
    if (living.some((row) => !isAttempt(row))) throw new AppError("already_subscribed");
    const same = rows.filter((row) => row.attempt === asked.attempt);
    if (same.some((row) => row.planType !== planType || row.period !== period))
      throw new AppError("idempotency_mismatch");
    const fits = (row: SubscriptionRow) =>
      row.status !== "trialing" &&
      row.planType === planType &&
      row.period === period &&
      // The seven days were used meanwhile.
      (row.trialDays === 0 || account.trialUsedAt === null);
    const open = living.find(fits);
    const replaced = living.filter((row) => row !== open);
    if (open !== undefined) return { row: open, replaced };
    const attempt = asked.attempt ?? newId();
    const again = same.length === 0 ? "" : `:${same.length + 1}`;
    const row = await insertSubscription(tx.db, {
      id: newId(),
      userId: actor.userId,
      attempt,
      callKey: `sub:${actor.userId}:${planType}-${period}:${attempt}${again}`,
      planType,
      period,
      trialDays: account.trialUsedAt === null ? plans[planType].trialDays : 0,
      createdAt: tx.now(),
    });
    return { row, replaced };
  });
}
