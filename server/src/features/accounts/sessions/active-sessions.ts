import type { Deps } from "../../../deps.ts";
import { activeSessions as readLivingSessions } from "./session-store.ts";

export function activeSessions(deps: Deps, ids: readonly string[]): Promise<string[]> {
  return readLivingSessions(deps.db, ids, deps.now());
}
