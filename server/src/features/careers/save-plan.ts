import type { ActionPlan, saveActionPlan as endpoint } from "@waymark/contract/careers-plans";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { asPlan } from "./as-plan.ts";
import { lockPlan, updatePlan } from "./store.ts";

/**
 * Replaces the milestones of a plan. A milestone that is listed twice is kept once.
 * @throws AppError `not_found`, `conflict` with the current plan.
 */
export async function savePlan(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, milestones }: BodyOf<typeof endpoint>,
): Promise<ActionPlan> {
  const saved = await inTransaction(deps, async (deps) => {
    const before = await lockPlan(deps.db, actor.userId, id);
    if (before === null) throw new AppError("not_found");
    if (version !== undefined && version !== before.version) return { row: before, stale: true };
    const change = {
      milestones: [...new Map(milestones.map((one) => [one.id, one])).values()],
      version: before.version + 1,
      updatedAt: deps.now(),
    };
    await updatePlan(deps.db, actor.userId, id, change);
    return { row: { ...before, ...change }, stale: false };
  });
  const plan = await asPlan(deps, actor, saved.row);
  if (saved.stale) throw new AppError("conflict", { current: plan });
  return plan;
}
