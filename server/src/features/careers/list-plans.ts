import type { ActionPlan } from "@waymark/contract/careers-plans";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { asPlan } from "./as-plan.ts";
import { readPlans } from "./store.ts";

export async function listPlans(deps: Deps, who: Who): Promise<{ plans: ActionPlan[] }> {
  const user = await getUser(deps, who, who.userId);
  const plans: ActionPlan[] = [];
  for (const row of await readPlans(deps.db, who.userId)) plans.push(await asPlan(deps, who, row, user));
  return { plans };
}
