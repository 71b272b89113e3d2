import { type ActionPlan, actionPlansLimit } from "@waymark/contract/careers-plans";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { asPlan } from "./as-plan.ts";
import { countPlans, readPlanOfStep, readTrashed, unmarkDeleted } from "./store.ts";

/** Milliseconds for which a deleted plan can be restored. */
const trashMs = 30 * 86_400_000;

/** Plans deleted before this instant can no longer be restored. */
export const endOfTrash = (now: Date): Date => new Date(now.getTime() - trashMs);

/**
 * Restores a plan from the trash. If the step has another plan by now, that one is returned.
 * @throws AppError `not_found`, `too_many_plans`.
 */
export async function restorePlan(deps: Deps, actor: Actor, id: string): Promise<ActionPlan> {
  const row = await inTransaction(deps, async (deps) => {
    const gone = await readTrashed(deps.db, actor.userId, id, endOfTrash(deps.now()));
    if (gone === null) throw new AppError("not_found");
    const other = await readPlanOfStep(deps.db, actor.userId, gone.fromRoleId, gone.toRoleId);
    if (other !== null) return other;
    if ((await countPlans(deps.db, actor.userId)) >= actionPlansLimit)
      throw new AppError("too_many_plans", { limit: actionPlansLimit });
    await unmarkDeleted(deps.db, actor.userId, id);
    return { ...gone, deletedAt: null };
  });
  return asPlan(deps, actor, row);
}
