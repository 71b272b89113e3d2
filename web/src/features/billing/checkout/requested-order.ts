import { PaidPlanId, Period } from "@waymark/contract/billing";

export interface RequestedOrder {
  planType: PaidPlanId;
  period: Period;
  known: boolean;
}

/** An unknown plan or period becomes the default, with `known: false`. */
export function requestedOrder(plan: string, period: string | undefined): RequestedOrder {
  const planType = PaidPlanId.safeParse(plan);
  const each = Period.safeParse(period ?? "monthly");
  return {
    planType: planType.success ? planType.data : "monthly",
    period: each.success ? each.data : "monthly",
    known: planType.success && each.success,
  };
}
