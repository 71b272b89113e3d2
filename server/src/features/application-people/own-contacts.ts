import type { Deps } from "../../deps.ts";
import { ownContactIds } from "./store.ts";

/** Which of some ids are contacts of this person. */
export const ownContacts = async (
  deps: Deps,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => (ids.length === 0 ? new Set() : ownContactIds(deps.db, userId, ids));
