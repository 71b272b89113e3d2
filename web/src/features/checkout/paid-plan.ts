import { PaidPlanId } from "@waymark/contract/billing";
import type { PaidPlan } from "./queries.ts";

/** The plan an address asks for. One that is not there becomes monthly, and `known` says so. */
export function paidPlan(asked: string): { plan: PaidPlan; known: boolean } {
  const plan = PaidPlanId.safeParse(asked);
  return plan.success ? { plan: plan.data, known: true } : { plan: "monthly", known: false };
}
