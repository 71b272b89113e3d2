import { isUnpaid } from "@waymark/domain/billing/subscription";
import { z } from "zod";
import { type Deps, inTransaction } from "../../deps.ts";
import { describeProblem } from "../../describe-problem.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { applyEvent } from "./apply-event.ts";
import { billingNow } from "./billing-now.ts";
import { customerIdOf, isOfProvider } from "./current-provider.ts";
import { deleteEventsBefore, insertEvent, readWaitingEvents } from "./event-store.ts";
import { giveUpAttempt, rowOfRemote, settleRow } from "./finish-attempt.ts";
import { leaveClaimedCustomer } from "./leave-claimed-customer.ts";
import { payRequested } from "./pay-requested.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import {
  insertPaid,
  readAccount,
  readEndedUnopened,
  readLeftCustomers,
  readLiving,
  readRecentBuyers,
  readRowOf,
  readToRefund,
  requestRefund,
  type SubscriptionRow,
} from "./store.ts";

export const reconcileTask = taskKind({
  name: "reconcile-subscriptions",
  input: z.object({}),
  retries: 2,
  expireSeconds: 1_800,
});

const pageSize = 100;
const day = 86_400_000;
const keptEventsMs = 60 * day;
/** Stripe sends a message that was not taken again for three days; so long its word is looked for here too. */
const repairedMs = 3 * day;

/**
 * Puts right everything that was lost on the way: messages that wait or never came, subscriptions that may still
 * change, refunds that were written down, attempts whose page was closed, subscriptions that were paid and never
 * opened anything. Each is done by itself: one that fails waits for the next hour and keeps none of the others.
 */
export async function reconcileSubscriptions(deps: Deps, signal?: AbortSignal): Promise<void> {
  const each = async (what: string, id: string, work: () => Promise<unknown>) => {
    if (signal?.aborted === true) return;
    await work().catch((error: unknown) =>
      deps.log.warn({ what, id, problem: describeProblem(error) }, "not reconciled"),
    );
  };
  const since = new Date(deps.now().getTime() - repairedMs);
  await each("messages", "", () => fetchMissedMessages(deps, since));
  for (const id of await readWaitingEvents(deps.db, since))
    await each("message", id, () => applyEvent(deps, id));
  let after = "";
  for (;;) {
    const rows = await readLiving(deps.db, after, pageSize);
    for (const row of rows) await each("subscription", row.id, () => reconcile(deps, row));
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) break;
    after = last.id;
  }
  for (const userId of await readRecentBuyers(deps.db, since))
    await each("customer", userId, () => findUnknown(deps, userId));
  const endedSince = new Date((await billingNow(deps)).getTime() - repairedMs);
  for (const row of await readEndedUnopened(deps.db, endedSince))
    await each("ended subscription", row.id, () => refundUnopened(deps, row));
  for (const userId of await readToRefund(deps.db))
    await each("refund", userId, () => payRequested(deps, userId));
  for (const userId of await readLeftCustomers(deps.db))
    await each("claimed account", userId, () => leaveClaimedCustomer(deps, userId));
  await deleteEventsBefore(deps.db, new Date(deps.now().getTime() - keptEventsMs));
}

/** Refunds and disputes are told of in messages alone, so those of the last days are asked for. */
async function fetchMissedMessages(deps: Deps, since: Date): Promise<void> {
  for (const event of await deps.payments.chargeEvents(since)) await insertEvent(deps.db, event, deps.now());
}

async function reconcile(deps: Deps, { id, providerId, createdAt }: SubscriptionRow): Promise<void> {
  const isOld = createdAt.getTime() + day < deps.now().getTime();
  if (providerId === null) {
    const row = await settleRow(deps, id);
    if (isOld && row?.status === "creating") await giveUpAttempt(deps, row);
    return;
  }
  if (!isOfProvider(deps, providerId)) return;
  const row = await refreshSubscription(deps, id);
  if (row === null || row.endedAt !== null || row.status !== "trialing" || row.cardBrand !== null) return;
  // A trial that was begun before cards were set up first, to which none came.
  const now = await billingNow(deps);
  const remote = await deps.payments.retrieve(providerId);
  if (row.openedAt !== null || !isUnpaid(remote) || remote.createdAt.getTime() + day > now.getTime()) return;
  await deps.payments.cancel(providerId, "now");
  await refreshSubscription(deps, id);
}

/** Subscriptions of a buyer that no row knows, because every word of them was lost. */
async function findUnknown(deps: Deps, userId: string): Promise<void> {
  const customerId = customerIdOf(deps, await readAccount(deps.db, userId));
  if (customerId === null) return;
  for (const remote of await deps.payments.subscriptionsOf(customerId)) {
    if ((await readRowOf(deps.db, remote.id)) !== null) continue;
    const row = await rowOfRemote(deps, remote);
    if (row !== null) await refreshSubscription(deps, row.id);
  }
}

/** Writes down to refund what was paid for a subscription that ended without ever opening anything: a second one. */
async function refundUnopened(deps: Deps, { userId, providerId }: SubscriptionRow): Promise<void> {
  const customerId = customerIdOf(deps, await readAccount(deps.db, userId));
  if (customerId === null || providerId === null || !isOfProvider(deps, providerId)) return;
  const bills = (await deps.payments.invoices(customerId)).flatMap(
    ({ id, amountPaid, paidAt, subscriptionId }) =>
      paidAt === null || amountPaid === 0 || subscriptionId !== providerId
        ? []
        : [{ invoiceId: id, amount: amountPaid, paidAt }],
  );
  await inTransaction(deps, async (tx) => {
    await insertPaid(tx.db, userId, bills);
    await requestRefund(
      tx.db,
      userId,
      bills.map(({ invoiceId }) => invoiceId),
    );
  });
}
