import type { PlanId } from "@waymark/contract/billing";

interface PlanOffer {
  id: PlanId;
  /** Keys of locales/plans.json. */
  name: string;
  note: string;
  choose: string;
  features: readonly string[];
}

/** The cards of step 3, in order. Prices are in the domain's table. */
export const planOffers: readonly PlanOffer[] = [
  {
    id: "free",
    name: "plans.name.free",
    note: "plans.note.free",
    choose: "plans.choose.free",
    features: [
      "plans.feature.tenApplications",
      "plans.feature.basicMatching",
      "plans.feature.resumeOptimization",
      "plans.feature.emailSupport",
    ],
  },
  {
    id: "monthly",
    name: "plans.name.monthly",
    note: "plans.note.monthly",
    choose: "plans.choose.monthly",
    features: [
      "plans.feature.unlimitedApplications",
      "plans.feature.advancedMatching",
      "plans.feature.coverLetters",
      "plans.feature.interviewPreparation",
      "plans.feature.prioritySupport",
    ],
  },
  {
    id: "team",
    name: "plans.name.team",
    note: "plans.note.team",
    choose: "plans.choose.team",
    features: [
      "plans.feature.everythingInPro",
      "plans.feature.teamDashboard",
      "plans.feature.bulkSearches",
      "plans.feature.teamAnalytics",
      "plans.feature.dedicatedSupport",
    ],
  },
];
