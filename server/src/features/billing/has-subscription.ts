import type { Deps } from "../../deps.ts";
import { activeTeamsOf } from "../teams/teams-of.ts";
import { readSubscriptions } from "./store.ts";

/** By their own subscription, not by a team's that others pay for. */
export async function hasRunningPlan(deps: Deps, userId: string): Promise<boolean> {
  return (await readSubscriptions(deps.db, userId)).some(({ access }) => access !== "none");
}

/** Whether a person ever started a subscription that was not abandoned at once, or uses a team's. */
export async function hasSubscription(deps: Deps, userId: string): Promise<boolean> {
  const own = await readSubscriptions(deps.db, userId);
  return own.some(({ status }) => status !== "abandoned") || (await activeTeamsOf(deps, userId)).length > 0;
}
