import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { CareerPaths } from "../../features/careers/career-paths.tsx";
import { PlanPage } from "../../features/careers/plan/plan-page.tsx";

const planItem = "plan:";

/** Career paths, or the plan for one step at `item=plan:<id>`. */
export function CareersSection({ item, ask }: { item: string | undefined; ask: string | undefined }) {
  const { open, back, settle } = usePlanAddress();
  const asked = (["target", "regenerate"] as const).find((known) => known === ask);
  if (item?.startsWith(planItem)) return <PlanPage id={item.slice(planItem.length)} onBack={back} />;
  return <CareerPaths onPlan={open} asked={asked} onAsked={settle} />;
}

function usePlanAddress() {
  const navigate = useNavigate();
  const open = useCallback(
    (id: string) =>
      void navigate({ to: "/dashboard", search: { section: "career-paths", item: `${planItem}${id}` } }),
    [navigate],
  );
  const back = useCallback(
    () => void navigate({ to: "/dashboard", search: { section: "career-paths" } }),
    [navigate],
  );
  const settle = useCallback(
    () => void navigate({ to: "/dashboard", search: { section: "career-paths" }, replace: true }),
    [navigate],
  );
  return { open, back, settle };
}
