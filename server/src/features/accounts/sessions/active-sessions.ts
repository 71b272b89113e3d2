import type { Deps } from "../../../deps.ts";
import { activeSessions as readLivingSessions } from "./session-store.ts";

/** Keeps the sessions that have not ended, by the database. */
export function activeSessions(deps: Deps, ids: readonly string[]): Promise<string[]> {
  return readLivingSessions(deps.db, ids, deps.now());
}
