import type { Deps } from "../../../deps.ts";
import { forgetShownFactors } from "../sessions/proof-store.ts";
import { writeSecondFactor } from "./credential-store.ts";

/**
 * Sets whether a person's sessions owe a second factor. All of them count as not having shown it; the session that
 * turns it on is replaced afterwards. In the caller's transaction; call `forgetSessions` after it.
 */
export async function setSecondFactor(deps: Deps, userId: string, on: boolean): Promise<void> {
  await writeSecondFactor(deps.db, userId, on, deps.now());
  await forgetShownFactors(deps.db, userId);
}
