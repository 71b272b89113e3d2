import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readPrivacy } from "../store.ts";

/** Whether the caller allows their searches to count anonymously in popular searches. */
export async function sharesSearches(deps: Deps, actor: Actor): Promise<boolean> {
  return (await readPrivacy(deps.db, actor.userId))?.dataSharing === true;
}
