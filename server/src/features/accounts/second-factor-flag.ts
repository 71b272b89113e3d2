import type { Deps } from "../../deps.ts";
import { writeSecondFactor } from "./credential-store.ts";
import { forgetShownFactors } from "./proof-store.ts";

/**
 * Says that a person's sessions owe a second factor, or no longer do. None counts as having shown it: whoever turns
 * it on replaces their own session afterwards. In the caller's transaction; call `forgetSessions` after it.
 */
export async function setSecondFactor(deps: Deps, userId: string, on: boolean): Promise<void> {
  await writeSecondFactor(deps.db, userId, on, deps.now());
  await forgetShownFactors(deps.db, userId);
}
