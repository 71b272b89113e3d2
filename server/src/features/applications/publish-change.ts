import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";

/** Tells the person's open tabs that the tracker changed. Call it in the transaction of the change. */
export async function publishChange(
  deps: Deps,
  actor: Pick<Actor, "userId">,
  applicationId?: string,
): Promise<void> {
  const data = applicationId === undefined ? {} : { applicationId };
  await deps.events.publish(deps.db, actor.userId, "applications-changed", data);
}
