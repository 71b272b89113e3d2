import type { UserDetail } from "@waymark/contract/accounts";
import type { Deps } from "../../../deps.ts";
import { readPerson } from "../store.ts";

/** A person by id, for tasks without a caller; null when there is none (any more). */
export function findPerson(deps: Deps, userId: string): Promise<UserDetail | null> {
  return readPerson(deps, userId);
}
