import type { Deps } from "../../deps.ts";
import { activeTeamsOf } from "../teams/teams-of.ts";
import { readSubscriptions } from "./store.ts";

/** Whether a person ever started a subscription that was not abandoned at once, or uses a team's. */
export async function hasSubscription(deps: Deps, userId: string): Promise<boolean> {
  const own = await readSubscriptions(deps.db, userId);
  return own.some(({ status }) => status !== "abandoned") || (await activeTeamsOf(deps, userId)).length > 0;
}
