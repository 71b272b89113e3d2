import type { ActionPlan } from "@waymark/contract/action-plans";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { getUser } from "../accounts/get-user.ts";
import { asPlan } from "./as-plan.ts";
import { readPlans } from "./store.ts";

export async function listPlans(deps: Deps, who: Who): Promise<{ plans: ActionPlan[] }> {
  const user = await getUser(deps, who, who.userId);
  const plans: ActionPlan[] = [];
  for (const row of await readPlans(deps.db, who.userId)) plans.push(await asPlan(deps, who, row, user));
  return { plans };
}
