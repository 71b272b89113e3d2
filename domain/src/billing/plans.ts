import type { PlanId } from "@waymark/contract/billing";

/** What a plan costs and begins with. */
export interface Plan {
  /** US cents a month. */
  readonly monthlyPrice: number;
  /** US cents a year, when paid by the year. */
  readonly yearlyPrice: number;
  /** ISO 4217. */
  readonly currency: "USD";
  /** Days before the plan is paid for; for the free one, days of Pro before it becomes Starter. */
  readonly trialDays: number;
  /** Applications within the trial, and a calendar month afterwards; null is without limit. */
  readonly applications: number | null;
  /** People who share it. */
  readonly users: number;
}

/** The one table of plans, as section 9 of the specification fixes it. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  free: { monthlyPrice: 0, yearlyPrice: 0, currency: "USD", trialDays: 3, applications: 10, users: 1 },
  monthly: {
    monthlyPrice: 2_900,
    yearlyPrice: 29_000,
    currency: "USD",
    trialDays: 7,
    applications: null,
    users: 1,
  },
  team: {
    monthlyPrice: 9_900,
    yearlyPrice: 99_000,
    currency: "USD",
    trialDays: 7,
    applications: null,
    users: 5,
  },
};
