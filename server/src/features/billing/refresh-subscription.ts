import { AppError } from "@waymark/contract/errors";
import type { RemoteSubscription } from "@waymark/domain/billing/subscription";
import type { Deps } from "../../deps.ts";
import { isOfProvider } from "./current-provider.ts";
import { payRequestedRefunds } from "./refunds/pay-refunds.ts";
import { drawTicket, readRow, type SubscriptionRow } from "./store.ts";
import { applyRemote } from "./webhooks/apply-remote.ts";

/**
 * Never inside a transaction. It draws a ticket before the call and stores the answer only if no later ticket's was
 * stored, so the order of messages does not matter. Ends a subscription that must not continue, and pays marked
 * refunds.
 */
export async function refreshSubscription(deps: Deps, rowId: string): Promise<SubscriptionRow | null> {
  const row = await readRow(deps.db, rowId);
  if (row === null || row.providerId === null || !isOfProvider(deps, row.providerId)) return row;
  const ticket = await drawTicket(deps.db, rowId);
  const remote = await retrieve(deps, row, row.providerId);
  const { mustEnd } = await applyRemote(deps, rowId, remote, ticket);
  if (!mustEnd) return readRow(deps.db, rowId);
  await deps.payments.cancel(remote.id, "now");
  const last = await drawTicket(deps.db, rowId);
  await applyRemote(deps, rowId, await retrieve(deps, row, row.providerId), last);
  await payRequestedRefunds(deps, row.userId);
  return readRow(deps.db, rowId);
}

/** A subscription that the provider no longer knows has ended. */
async function retrieve(deps: Deps, row: SubscriptionRow, id: string): Promise<RemoteSubscription> {
  try {
    return await deps.payments.retrieve(id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    return {
      id,
      customerId: "",
      rowId: row.id,
      status: "canceled",
      planType: row.planType,
      period: row.period,
      createdAt: row.createdAt,
      trialEnd: row.trialEndsAt,
      periodStart: row.periodStartsAt,
      periodEnd: row.periodEndsAt,
      cancelAtPeriodEnd: false,
      endedAt: row.endedAt ?? deps.now(),
      card: null,
      lastPaid: null,
      pendingChange: null,
    };
  }
}
