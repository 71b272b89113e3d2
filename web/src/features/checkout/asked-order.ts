import { PaidPlanId, Period } from "@waymark/contract/billing";

/** What an address asks to buy. `known` is false when its plan or period is none of ours. */
export interface AskedOrder {
  planType: PaidPlanId;
  period: Period;
  known: boolean;
}

/** Reads a checkout address. A plan or period that is not there becomes the default, and `known` says so. */
export function askedOrder(plan: string, period: string | undefined): AskedOrder {
  const planType = PaidPlanId.safeParse(plan);
  const each = Period.safeParse(period ?? "monthly");
  return {
    planType: planType.success ? planType.data : "monthly",
    period: each.success ? each.data : "monthly",
    known: planType.success && each.success,
  };
}
