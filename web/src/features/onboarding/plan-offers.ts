import type { PlanId } from "@waymark/contract/billing";

interface PlanOffer {
  id: PlanId;
  name: string;
  note: string;
  choose: string;
  features: readonly string[];
}

/** In order. Prices are in the domain's table. */
export const planOffers: readonly PlanOffer[] = [
  {
    id: "free",
    name: "billing-plans.name.free",
    note: "billing-plans.note.free",
    choose: "billing-plans.choose.free",
    features: [
      "billing-plans.feature.tenApplications",
      "billing-plans.feature.basicMatching",
      "billing-plans.feature.resumeOptimization",
      "billing-plans.feature.emailSupport",
    ],
  },
  {
    id: "monthly",
    name: "billing-plans.name.monthly",
    note: "billing-plans.note.monthly",
    choose: "billing-plans.choose.monthly",
    features: [
      "billing-plans.feature.unlimitedApplications",
      "billing-plans.feature.advancedMatching",
      "billing-plans.feature.coverLetters",
      "billing-plans.feature.interviewPreparation",
      "billing-plans.feature.prioritySupport",
    ],
  },
  {
    id: "team",
    name: "billing-plans.name.team",
    note: "billing-plans.note.team",
    choose: "billing-plans.choose.team",
    features: [
      "billing-plans.feature.everythingInPro",
      "billing-plans.feature.teamDashboard",
      "billing-plans.feature.bulkSearches",
      "billing-plans.feature.teamAnalytics",
      "billing-plans.feature.dedicatedSupport",
    ],
  },
];
