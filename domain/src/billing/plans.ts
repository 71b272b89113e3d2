import type { Level, PaidPlanId, Period, PlanAction, PlanId } from "@waymark/contract/billing";

export interface Plan {
  /** US cents a month. */
  readonly monthlyPrice: number;
  /** US cents a year, when paid by the year. */
  readonly yearlyPrice: number;
  /** ISO 4217. */
  readonly currency: "USD";
  /** Days before the first payment; for the free plan, days of Pro before it becomes Starter. */
  readonly trialDays: number;
  /** Applications allowed in the trial, and per calendar month afterwards; null means no limit. */
  readonly applications: number | null;
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

/** For one period, in US cents. */
export const priceOf = (plan: PaidPlanId, period: Period): number =>
  period === "yearly" ? plans[plan].yearlyPrice : plans[plan].monthlyPrice;

/** Days after the first payment within which it is refunded in full. */
export const refundDays = 30;

const proFeatures: readonly PlanAction[] = [
  "cover-letter",
  "interview-prep",
  "full-match-reasons",
  "salary-insights",
];
const teamFeatures: readonly PlanAction[] = ["team-dashboard", "team-bulk-search", "team-analytics"];

/** The rights of a level. `window` is the time over which applications are counted. */
export interface LevelRules {
  readonly applications: number | null;
  readonly window: "month" | "trial";
  readonly features: readonly PlanAction[];
  /** Messages to the operator come first. */
  readonly prioritySupport: boolean;
}

export const levels: Readonly<Record<Level, LevelRules>> = {
  starter: { applications: plans.free.applications, window: "month", features: [], prioritySupport: false },
  trial: {
    applications: plans.free.applications,
    window: "trial",
    features: proFeatures,
    prioritySupport: true,
  },
  pro: {
    applications: plans.monthly.applications,
    window: "month",
    features: proFeatures,
    prioritySupport: true,
  },
  team: {
    applications: plans.team.applications,
    window: "month",
    features: [...proFeatures, ...teamFeatures],
    prioritySupport: true,
  },
  open: {
    applications: null,
    window: "month",
    features: [...proFeatures, ...teamFeatures],
    prioritySupport: false,
  },
};
