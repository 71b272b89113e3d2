import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";

/** Tells the person's open tabs what changed. Call it in the transaction of the change. */
export async function publishPractice(
  deps: Deps,
  actor: Pick<Actor, "userId">,
  about: Readonly<Partial<Record<"questionId" | "mockId" | "interviewId" | "offerId", string>>>,
): Promise<void> {
  await deps.events.publish(deps.db, actor.userId, "practice-changed", about);
}
