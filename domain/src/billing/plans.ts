/** What a plan opens, in the words of the locale files (`billing.features.<key>`). */
export type PlanFeature =
  | "applications_10"
  | "applications_unlimited"
  | "matching_basic"
  | "matching_advanced"
  | "resume_optimization"
  | "cover_letters"
  | "interview_preparation"
  | "salary_insights"
  | "email_support"
  | "priority_support"
  | "dedicated_support"
  | "everything_in_pro"
  | "team_collaboration"
  | "analytics"
  | "team_dashboard"
  | "team_analytics"
  | "bulk_job_searches"
  | "integrations"
  | "white_label";

/** Days of the free trial, which needs no card. */
export const trialDays = 3;
/** Days before a paid subscription's first charge. */
export const subscriptionTrialDays = 7;
export const moneyBackDays = 30;

export interface Plan {
  readonly id: "starter" | "trial" | "pro" | "team";
  /** What the web and the calls name it by when it is chosen (`planType`); null when it is not chosen as such. */
  readonly choice: "free" | "monthly" | "team" | null;
  /** US cents. */
  readonly monthly: number;
  /** US cents for the whole year. */
  readonly yearly: number;
  /** Newly created applications; null is no limit. */
  readonly applications: { readonly atMost: number; readonly per: "month" | "trial" } | null;
  readonly seats: number;
  /** Letters, interview preparation, full match reasons, salary insights. */
  readonly opensEverything: boolean;
  readonly isPopular: boolean;
  /** Lists of the landing page's and of onboarding's card, in their order; empty where it has no card. */
  readonly landing: readonly PlanFeature[];
  readonly onboarding: readonly PlanFeature[];
}

/**
 * The one table of plans (section 9 of the specification); landing, onboarding, checkout and enforcement
 * read it. The landing page calls `pro` Professional and `team` Enterprise.
 */
export const plans: readonly [Plan, Plan, Plan, Plan] = [
  {
    id: "starter",
    choice: null,
    monthly: 0,
    yearly: 0,
    applications: { atMost: 10, per: "month" },
    seats: 1,
    opensEverything: false,
    isPopular: false,
    landing: ["applications_10", "matching_basic", "resume_optimization", "email_support"],
    onboarding: [],
  },
  {
    id: "trial",
    choice: "free",
    monthly: 0,
    yearly: 0,
    applications: { atMost: 10, per: "trial" },
    seats: 1,
    opensEverything: true,
    isPopular: false,
    landing: [],
    onboarding: ["applications_10", "matching_basic", "resume_optimization", "email_support"],
  },
  {
    id: "pro",
    choice: "monthly",
    monthly: 29_00,
    yearly: 290_00,
    applications: null,
    seats: 1,
    opensEverything: true,
    isPopular: true,
    landing: [
      "applications_unlimited",
      "matching_advanced",
      "cover_letters",
      "interview_preparation",
      "priority_support",
      "salary_insights",
    ],
    onboarding: [
      "applications_unlimited",
      "matching_advanced",
      "cover_letters",
      "interview_preparation",
      "priority_support",
    ],
  },
  {
    id: "team",
    choice: "team",
    monthly: 99_00,
    yearly: 990_00,
    applications: null,
    seats: 5,
    opensEverything: true,
    isPopular: false,
    landing: ["team_collaboration", "analytics", "integrations", "dedicated_support", "white_label"],
    onboarding: [
      "everything_in_pro",
      "team_dashboard",
      "bulk_job_searches",
      "team_analytics",
      "dedicated_support",
    ],
  },
];

/** What a year costs less than twelve months, in US cents. */
export const yearlySaving = (plan: Plan): number => plan.monthly * 12 - plan.yearly;
