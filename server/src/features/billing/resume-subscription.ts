import type { PlanState } from "@waymark/contract/billing";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readPlan } from "./read-plan.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { runningOf } from "./running-of.ts";

/** Withdraws a cancellation while the period runs. @throws AppError `no_subscription`, `payments_unavailable`. */
export async function resumeSubscription(deps: Deps, who: Who): Promise<PlanState> {
  const row = await runningOf(deps, who);
  await deps.payments.resume(row.providerId);
  await refreshSubscription(deps, row.id);
  return readPlan(deps, who);
}
