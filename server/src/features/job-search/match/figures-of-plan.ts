import type { Reason } from "@waymark/contract/billing";
import { can } from "@waymark/domain/billing/entitlements";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { billingNow } from "../../billing/billing-now.ts";
import { planUseOf } from "../../billing/consume-quota.ts";
import { findLevel } from "../../billing/find-level.ts";
import { insightsForJobs, type ReadInsights } from "../insights/insights-for-jobs.ts";
import { type AskedPay, type PayPercentile, payPercentileOf } from "../insights/pay-percentile.ts";

/** The insights for a query. Without salary insights in the plan, only the number of postings with pay. */
export async function insightsOfPlan(
  deps: Deps,
  actor: Actor,
  asked: { query: string; location?: string | undefined },
): Promise<ReadInsights> {
  const now = await billingNow(deps);
  const use = await planUseOf(deps, actor, await findLevel(deps, actor.userId, now), now);
  const { allowed, reason } = can(use, "salary-insights");
  return insightsForJobs(deps, actor, asked, allowed ? null : reason);
}

/**
 * Ranks a pay among the postings; without salary insights in the person's plan, only the number of postings with pay.
 * With too few postings nothing is locked, because no plan would show more.
 */
export async function payOfPlan(
  deps: Deps,
  actor: Actor,
  asked: AskedPay,
): Promise<PayPercentile & { locked: Reason | null }> {
  const now = await billingNow(deps);
  const plan = await planUseOf(deps, actor, await findLevel(deps, actor.userId, now), now);
  const { allowed, reason } = can(plan, "salary-insights");
  const pay = await payPercentileOf(deps, asked);
  if (allowed || pay.percentile === null) return { ...pay, locked: null };
  return { ...pay, locked: reason, salary: null, percentile: null, distribution: [] };
}
