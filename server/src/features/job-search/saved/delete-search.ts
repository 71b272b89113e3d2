import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { removeSearch } from "./store.ts";

/**
 * Deletes a saved search and its alerts.
 * @throws AppError `not_found`.
 */
export async function deleteSearch(deps: Deps, actor: Actor, id: string): Promise<void> {
  if (!(await removeSearch(deps.db, actor.userId, id))) throw new AppError("not_found");
}
