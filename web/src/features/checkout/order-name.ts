import type { PaidPlanId, Period } from "@waymark/contract/billing";

/** The key of what an order is called: the yearly ones are not called monthly. */
export const orderName = (planType: PaidPlanId, period: Period): string =>
  `plans.${period === "yearly" ? "yearlyName" : "name"}.${planType}`;
