import { plans } from "@waymark/domain/billing/plans";
import { endOfTrial } from "@waymark/domain/billing/windows";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { billingNow } from "./billing-now.ts";
import { insertTrial } from "./usage-store.ts";

/**
 * Starts the caller's free trial, with days of their time zone; there is never a second one. Runs in the caller's
 * transaction.
 */
export async function startTrial(deps: Deps, actor: Actor): Promise<void> {
  const startedAt = await billingNow(deps);
  const endsAt = endOfTrial(startedAt, plans.free.trialDays, actor.timeZone);
  await insertTrial(deps.db, actor.userId, startedAt, endsAt);
}
