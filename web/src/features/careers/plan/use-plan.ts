import { useQueryClient } from "@tanstack/react-query";
import { ActionPlan, type Milestone } from "@waymark/contract/careers-plans";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallError } from "../../../lib/api/call.ts";
import { plansKey, savePlan } from "../queries.ts";

const retryMs = 5_000;

export type PlanState = "saved" | "saving" | "failing" | "clash";

/**
 * A plan's milestones, saved at each change, one save after the other. A lost connection is retried; when
 * another tab saved meanwhile, both versions are kept and the person chooses.
 */
export function usePlan(plan: ActionPlan) {
  const client = useQueryClient();
  const [milestones, setMilestones] = useState(plan.milestones);
  const [state, setState] = useState<PlanState>("saved");
  const [other, setOther] = useState<ActionPlan | null>(null);
  const now = useRef({
    milestones: plan.milestones,
    stored: plan.milestones,
    version: plan.version,
    isOut: false,
    // A conflict is shown; nothing is sent until the person has chosen.
    isHeld: false,
  });
  const timer = useRef(0);

  // A version from elsewhere is taken over if there are no unsaved changes.
  useEffect(() => {
    const here = now.current;
    if (plan.version <= here.version || here.milestones !== here.stored || here.isOut) return;
    Object.assign(here, { milestones: plan.milestones, stored: plan.milestones, version: plan.version });
    setMilestones(plan.milestones);
  }, [plan]);

  const write = useCallback(async () => {
    window.clearTimeout(timer.current);
    const here = now.current;
    const sent = here.milestones;
    if (here.isOut || here.isHeld || sent === here.stored) return;
    here.isOut = true;
    setState("saving");
    let wait = 0;
    try {
      const saved = await savePlan(plan.id, here.version, sent);
      Object.assign(here, { stored: sent, version: saved.plan.version });
      if (here.milestones === sent) setState("saved");
      void client.invalidateQueries({ queryKey: plansKey });
    } catch (error) {
      const current = error instanceof CallError ? ActionPlan.safeParse(error.details?.current) : undefined;
      if (current?.success) {
        here.isHeld = true;
        setOther(current.data);
        setState("clash");
      } else {
        setState("failing");
        wait = retryMs;
      }
    } finally {
      here.isOut = false;
    }
    if (here.milestones !== here.stored && !here.isHeld)
      timer.current = window.setTimeout(() => void write(), wait);
  }, [client, plan.id]);
  useEffect(() => () => void write(), [write]);

  const change = useCallback(
    (update: (milestones: readonly Milestone[]) => readonly Milestone[]) => {
      const next = [...update(now.current.milestones)];
      now.current.milestones = next;
      setMilestones(next);
      void write();
    },
    [write],
  );
  const settle = (isMine: boolean) => {
    if (other === null) return;
    const here = now.current;
    Object.assign(here, { stored: other.milestones, version: other.version, isHeld: false });
    setOther(null);
    if (isMine) change((mine) => mine);
    else {
      here.milestones = other.milestones;
      setMilestones(other.milestones);
      setState("saved");
    }
  };
  return { milestones, state, other, change, settle, retry: write };
}
