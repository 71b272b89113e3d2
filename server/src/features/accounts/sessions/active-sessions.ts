import type { Deps } from "../../../deps.ts";
import { activeSessions as readLivingSessions } from "./session-store.ts";

/** Of the given sessions those that have not ended, read from the database. */
export function activeSessions(deps: Deps, ids: readonly string[]): Promise<string[]> {
  return readLivingSessions(deps.db, ids, deps.now());
}
