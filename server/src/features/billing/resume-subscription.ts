import type { PlanState } from "@waymark/contract/billing";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readPlan } from "./read-plan.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { runningOf } from "./running-of.ts";

/** Withdraws a cancellation while the period runs. @throws AppError `no_subscription`, `payments_unavailable`. */
export async function resumeSubscription(deps: Deps, actor: Actor): Promise<PlanState> {
  const row = await runningOf(deps, actor);
  await deps.payments.resume(row.providerId);
  await refreshSubscription(deps, row.id);
  return readPlan(deps, actor);
}
