import type { PaidPlanId, Period } from "@waymark/contract/billing";

/** The key of what a paid plan is called: the ones paid by the year are not called monthly. */
export const planNameKey = (planType: PaidPlanId, period: Period): string =>
  `plans.${period === "yearly" ? "yearlyName" : "name"}.${planType}`;
