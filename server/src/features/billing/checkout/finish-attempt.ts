import type { RemoteSubscription } from "@waymark/domain/billing/subscription";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { wasAnswered } from "../../../ports/payments/port.ts";
import { customerIdOf, isOfProvider } from "../current-provider.ts";
import { refreshSubscription } from "../refresh-subscription.ts";
import {
  drawTicket,
  insertSubscription,
  lockAccount,
  readAccount,
  readRow,
  readRowOf,
  type SubscriptionRow,
  updateRow,
} from "../store.ts";
import { applyRemote } from "../webhooks/apply-remote.ts";
import { isAttempt } from "./begin-attempt.ts";

/**
 * An attempt with a confirmed card becomes a subscription here: by the page, the provider's message, or the hourly
 * reconciliation, whichever comes first.
 */
export async function settleRow(deps: Deps, rowId: string): Promise<SubscriptionRow | null> {
  const row = await readRow(deps.db, rowId);
  if (row === null || row.providerId !== null) return refreshSubscription(deps, rowId);
  if (row.status !== "creating" || row.setupId === null || !isOfProvider(deps, row.setupId)) return row;
  const customerId = customerIdOf(deps, await readAccount(deps.db, row.userId));
  const { status, paymentMethod } = await deps.payments.readSetup(row.setupId);
  if (status !== "succeeded" || paymentMethod === null || customerId === null) return row;
  const ticket = await drawTicket(deps.db, rowId);
  const remote = await subscribe(deps, row, { customerId, paymentMethod });
  const { mustEnd } = await applyRemote(deps, rowId, remote, ticket);
  return mustEnd ? refreshSubscription(deps, rowId) : readRow(deps.db, rowId);
}

/** Or finds the one whose answer was lost, because Stripe forgets keys after a day. */
async function subscribe(
  deps: Deps,
  row: SubscriptionRow,
  { customerId, paymentMethod }: { customerId: string; paymentMethod: string },
): Promise<RemoteSubscription> {
  const made = (await deps.payments.subscriptionsOf(customerId)).find(({ rowId }) => rowId === row.id);
  if (made !== undefined) return made;
  const { id, planType, period, trialDays, callKey } = row;
  try {
    const input = { customerId, rowId: id, planType, period, trialDays, paymentMethod, key: callKey };
    return await deps.payments.createSubscription(input);
  } catch (error) {
    // The provider remembers a clear refusal under its key, so the next attempt needs a new one. Without an answer the
    // result is unknown: keep the key.
    if (wasAnswered(error)) await updateRow(deps.db, id, { callKey: `${callKey}+` });
    throw error;
  }
}

/** @returns false when its card or payment was confirmed meanwhile: it is a subscription now. */
export async function giveUpAttempt(deps: Deps, row: SubscriptionRow): Promise<boolean> {
  if (row.providerId === null) {
    const isKnown = row.setupId !== null && isOfProvider(deps, row.setupId);
    const setup = isKnown ? await deps.payments.cancelSetup(row.setupId ?? "") : null;
    if (setup?.status === "succeeded") {
      await settleRow(deps, row.id);
      return false;
    }
    await updateRow(deps.db, row.id, { status: "abandoned" });
    return true;
  }
  const now = await refreshSubscription(deps, row.id);
  if (now === null || now.endedAt !== null) return true;
  if (!isAttempt(now)) return false;
  await deps.payments.cancel(row.providerId, "now");
  await refreshSubscription(deps, row.id);
  return true;
}

/** A subscription whose attempt already has another one gets its own row, to be ended and refunded. */
export async function rowOfRemote(deps: Deps, remote: RemoteSubscription): Promise<SubscriptionRow | null> {
  const row = remote.rowId === null ? null : await readRow(deps.db, remote.rowId);
  if (row === null) return null;
  const account = await readAccount(deps.db, row.userId);
  if (account?.customerId !== remote.customerId) return null;
  if (row.providerId === null) {
    await applyRemote(deps, row.id, remote, await drawTicket(deps.db, row.id));
    return row;
  }
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx.db, row.userId, tx.now());
    const known = await readRowOf(tx.db, remote.id);
    if (known !== null) return known;
    const { userId, callKey, trialDays } = row;
    const made = await insertSubscription(tx.db, {
      id: newId(),
      userId,
      attempt: `again:${remote.id}`,
      callKey,
      planType: remote.planType,
      period: remote.period,
      trialDays,
      createdAt: tx.now(),
    });
    await updateRow(tx.db, made.id, { providerId: remote.id, problem: "duplicate" });
    return made;
  });
}
