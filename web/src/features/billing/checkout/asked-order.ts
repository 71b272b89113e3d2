import { PaidPlanId, Period } from "@waymark/contract/billing";

export interface AskedOrder {
  planType: PaidPlanId;
  period: Period;
  known: boolean;
}

/** An unknown plan or period becomes the default, with `known: false`. */
export function askedOrder(plan: string, period: string | undefined): AskedOrder {
  const planType = PaidPlanId.safeParse(plan);
  const each = Period.safeParse(period ?? "monthly");
  return {
    planType: planType.success ? planType.data : "monthly",
    period: each.success ? each.data : "monthly",
    known: planType.success && each.success,
  };
}
