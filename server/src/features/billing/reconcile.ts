import { isUnpaid } from "@waymark/domain/billing/subscription";
import { z } from "zod";
import { type Deps, inTransaction } from "../../deps.ts";
import { describeProblem } from "../../describe-problem.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { billingNow } from "./billing-now.ts";
import { giveUpAttempt, rowOfRemote, settleRow } from "./checkout/finish-attempt.ts";
import { customerIdOf, isOfProvider } from "./current-provider.ts";
import { detachClaimedCustomer } from "./detach-customer.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { payRequestedRefunds } from "./refunds/pay-refunds.ts";
import {
  insertPaid,
  readAccount,
  readActiveSubscriptions,
  readEndedUnopened,
  readRecentBuyers,
  readRowOf,
  readToRefund,
  readUnlinkedCustomers,
  requestRefund,
  type SubscriptionRow,
} from "./store.ts";
import { applyEvent } from "./webhooks/apply-event.ts";
import { deleteEventsBefore, insertEvent, readWaitingEvents } from "./webhooks/event-store.ts";

export const reconcileTask = taskKind({
  name: "reconcile-subscriptions",
  input: z.object({}),
  retries: 2,
  expireSeconds: 1_800,
});

const pageSize = 100;
const day = 86_400_000;
const keptEventsMs = 60 * day;
/** Stripe resends an unaccepted message for three days; messages of that time are also fetched here. */
const repairedMs = 3 * day;

/**
 * Repairs what was lost: waiting or missing messages, subscriptions that may still change, marked refunds, attempts
 * with a closed page, and paid subscriptions that never gave access. A part that fails waits for the next hour and
 * does not stop the others.
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
    const rows = await readActiveSubscriptions(deps.db, after, pageSize);
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
    await each("refund", userId, () => payRequestedRefunds(deps, userId));
  for (const userId of await readUnlinkedCustomers(deps.db))
    await each("claimed account", userId, () => detachClaimedCustomer(deps, userId));
  await deleteEventsBefore(deps.db, new Date(deps.now().getTime() - keptEventsMs));
}

/** Only messages report refunds and disputes, so those of the last days are fetched. */
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
  // A trial older than card set-ups, for which no card was ever given.
  const now = await billingNow(deps);
  const remote = await deps.payments.retrieve(providerId);
  if (row.openedAt !== null || !isUnpaid(remote) || remote.createdAt.getTime() + day > now.getTime()) return;
  await deps.payments.cancel(providerId, "now");
  await refreshSubscription(deps, id);
}

/** Finds subscriptions of a buyer that have no row, because every message about them was lost. */
async function findUnknown(deps: Deps, userId: string): Promise<void> {
  const customerId = customerIdOf(deps, await readAccount(deps.db, userId));
  if (customerId === null) return;
  for (const remote of await deps.payments.subscriptionsOf(customerId)) {
    if ((await readRowOf(deps.db, remote.id)) !== null) continue;
    const row = await rowOfRemote(deps, remote);
    if (row !== null) await refreshSubscription(deps, row.id);
  }
}

/** Marks refunds for a subscription that ended without ever giving access: a duplicate. */
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
