import type { Reason } from "@waymark/contract/billing";
import { can } from "@waymark/domain/billing/entitlements";
import type { Who } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { billingNow } from "../../billing/billing-now.ts";
import { standingOf } from "../../billing/consume-quota.ts";
import { findLevel } from "../../billing/find-level.ts";
import { type AskedPay, type PayStanding, standingOfPay } from "../pay-percentile.ts";

/**
 * Ranks a pay among the postings; without salary insights in the person's plan, only the number of postings with pay.
 * With too few postings nothing is locked, because no plan would show more.
 */
export async function payOfPlan(
  deps: Deps,
  who: Who,
  asked: AskedPay,
): Promise<PayStanding & { locked: Reason | null }> {
  const now = await billingNow(deps);
  const plan = await standingOf(deps, who, await findLevel(deps, who.userId, now), now);
  const { allowed, reason } = can(plan, "salary-insights");
  const pay = await standingOfPay(deps, asked);
  if (allowed || pay.percentile === null) return { ...pay, locked: null };
  return { ...pay, locked: reason, salary: null, percentile: null, distribution: [] };
}
