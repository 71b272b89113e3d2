import type { PaidPlanId, Period } from "@waymark/contract/billing";

/** The locale key of a paid plan's name, which differs between monthly and yearly payment. */
export const planNameKey = (planType: PaidPlanId, period: Period): string =>
  `billing-plans.${period === "yearly" ? "yearlyName" : "name"}.${planType}`;
