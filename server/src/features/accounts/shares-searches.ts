import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readPrivacy } from "./store.ts";

/** Whether the asker lets what they search for count, without their name, for what is popular. */
export async function sharesSearches(deps: Deps, who: Who): Promise<boolean> {
  return (await readPrivacy(deps.db, who.userId))?.dataSharing === true;
}
