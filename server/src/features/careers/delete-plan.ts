import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { markDeleted } from "./store.ts";

/**
 * Moves a plan to the trash, from which it can be restored for 30 days.
 * @throws AppError `not_found`.
 */
export async function deletePlan(deps: Deps, actor: Actor, id: string): Promise<void> {
  if (!(await markDeleted(deps.db, actor.userId, id, deps.now()))) throw new AppError("not_found");
}
