import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PlanCards } from "../features/careers/plan/plan-cards.tsx";

/** Progress of the person's career plans, for the Job Hub. */
export function PlansProgress() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PlanCards
      title={t("careers.plans.hub")}
      onPlan={(id) =>
        void navigate({ to: "/dashboard", search: { section: "career-paths", item: `plan:${id}` } })
      }
    />
  );
}
