import { isUnpaid } from "@waymark/domain/billing/subscription";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { describeProblem } from "../../describe-problem.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { billingNow } from "./billing-now.ts";
import { isOfProvider } from "./current-provider.ts";
import { deleteEventsBefore } from "./event-store.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { readLiving, type SubscriptionRow, updateRow } from "./store.ts";

export const reconcileTask = taskKind({
  name: "reconcile-subscriptions",
  input: z.object({}),
  retries: 2,
  expireSeconds: 1_800,
});

const pageSize = 100;
const day = 86_400_000;
const keptEventsMs = 60 * day;

/**
 * Compares every subscription that may still change with the provider's, whatever messages were lost; ends trials to
 * which no card was given within a day, and attempts of which nothing came.
 */
export async function reconcileSubscriptions(deps: Deps, signal?: AbortSignal): Promise<void> {
  let after = "";
  for (;;) {
    const rows = await readLiving(deps.db, after, pageSize);
    for (const row of rows) {
      if (signal?.aborted === true) return;
      await reconcile(deps, row).catch((error: unknown) =>
        deps.log.warn({ subscriptionId: row.id, problem: describeProblem(error) }, "not reconciled"),
      );
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) break;
    after = last.id;
  }
  await deleteEventsBefore(deps.db, new Date(deps.now().getTime() - keptEventsMs));
}

async function reconcile(deps: Deps, { id, providerId, createdAt }: SubscriptionRow): Promise<void> {
  if (providerId === null) {
    if (createdAt.getTime() + day < deps.now().getTime())
      await updateRow(deps.db, id, { status: "abandoned" });
    return;
  }
  if (!isOfProvider(deps, providerId)) return;
  const row = await refreshSubscription(deps, id);
  if (row === null || row.endedAt !== null || row.status !== "trialing" || row.cardBrand !== null) return;
  const now = await billingNow(deps);
  const remote = await deps.payments.retrieve(providerId);
  if (!isUnpaid(remote) || remote.createdAt.getTime() + day > now.getTime()) return;
  await deps.payments.cancel(providerId, "now");
  await refreshSubscription(deps, id);
}
