import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";

/** Tells the person's open tabs that a resume changed. Call it in the transaction of the change. */
export async function publishChange(deps: Deps, actor: Actor, resumeId: string): Promise<void> {
  await deps.events.publish(deps.db, actor.userId, "resumes-changed", { resumeId });
}
