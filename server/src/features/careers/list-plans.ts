import type { ActionPlan } from "@waymark/contract/careers-plans";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { asPlan } from "./as-plan.ts";
import { readPlans } from "./store.ts";

export async function listPlans(deps: Deps, actor: Actor): Promise<{ plans: ActionPlan[] }> {
  const user = await getUser(deps, actor, actor.userId);
  const plans: ActionPlan[] = [];
  for (const row of await readPlans(deps.db, actor.userId)) plans.push(await asPlan(deps, actor, row, user));
  return { plans };
}
