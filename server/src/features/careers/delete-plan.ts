import { AppError } from "@waymark/contract/errors";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { markDeleted } from "./store.ts";

/**
 * Moves a plan to the trash, from which it can be restored for 30 days.
 * @throws AppError `not_found`.
 */
export async function deletePlan(deps: Deps, who: Who, id: string): Promise<void> {
  if (!(await markDeleted(deps.db, who.userId, id, deps.now()))) throw new AppError("not_found");
}
