import type { PlanState } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { isAttempt } from "./begin-attempt.ts";
import { isOfProvider } from "./current-provider.ts";
import { giveUpAttempt } from "./finish-attempt.ts";
import { readPlan } from "./read-plan.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { readRow, readSubscriptions } from "./store.ts";

/**
 * Ends the caller's subscription at the end of the paid period; an unpaid attempt ends now.
 * @throws AppError `no_subscription`, `payments_unavailable`.
 */
export async function cancelSubscription(deps: Deps, actor: Actor): Promise<PlanState> {
  const living = (await readSubscriptions(deps.db, actor.userId)).filter(
    ({ status, endedAt, providerId, problem }) =>
      endedAt === null &&
      problem !== "claimed" &&
      status !== "abandoned" &&
      (providerId === null || isOfProvider(deps, providerId)),
  );
  if (living.length === 0) throw new AppError("no_subscription");
  for (const row of living) {
    if (isAttempt(row) && (await giveUpAttempt(deps, row))) continue;
    const { providerId } = (await readRow(deps.db, row.id)) ?? row;
    if (providerId === null) continue;
    await deps.payments.cancel(providerId, "period_end");
    await refreshSubscription(deps, row.id);
  }
  return readPlan(deps, actor);
}
