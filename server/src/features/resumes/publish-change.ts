import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";

/** Tells the person's open tabs that a resume changed. Call it in the transaction of the change. */
export async function tellChange(deps: Deps, who: Who, resumeId: string): Promise<void> {
  await deps.events.publish(deps.db, who.userId, "resumes-changed", { resumeId });
}
