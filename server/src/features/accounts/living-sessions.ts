import type { Deps } from "../../deps.ts";
import { livingSessions as readLivingSessions } from "./session-store.ts";

/** Which of these sessions have not ended, asked of the database. */
export function livingSessions(deps: Deps, ids: readonly string[]): Promise<string[]> {
  return readLivingSessions(deps.db, ids, deps.now());
}
