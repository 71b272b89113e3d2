import type { Who } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readPrivacy } from "../store.ts";

/** Whether the caller allows their searches to count anonymously in popular searches. */
export async function sharesSearches(deps: Deps, who: Who): Promise<boolean> {
  return (await readPrivacy(deps.db, who.userId))?.dataSharing === true;
}
