import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";

/** Tells the person's open tabs that a rule or a package changed. Call it in the transaction of the change. */
export async function publishChange(
  deps: Deps,
  actor: Pick<Actor, "userId">,
  about: { readonly ruleId: string } | { readonly packageId: string },
): Promise<void> {
  await deps.events.publish(deps.db, actor.userId, "packages-changed", about);
}
