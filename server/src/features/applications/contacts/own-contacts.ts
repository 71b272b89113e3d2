import type { Deps } from "../../../deps.ts";
import { ownContactIds } from "./store.ts";

/** The ids among the given ones that are contacts of this person. */
export const ownContacts = async (
  deps: Deps,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => (ids.length === 0 ? new Set() : ownContactIds(deps.db, userId, ids));
