import { AppError } from "@waymark/contract/errors";
import type { Who } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { removeSearch } from "./store.ts";

/**
 * Deletes a saved search and its alerts.
 * @throws AppError `not_found`.
 */
export async function deleteSearch(deps: Deps, who: Who, id: string): Promise<void> {
  if (!(await removeSearch(deps.db, who.userId, id))) throw new AppError("not_found");
}
