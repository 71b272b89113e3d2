import type { Deps } from "../../deps.ts";
import { clearUnprovenWays, markEmailVerified } from "../accounts/account.ts";
import { dropUnprovenKeys } from "../security/drop-unproven-keys.ts";

/**
 * Gives an account whose address nobody had proven to who proves it now, in the caller's transaction. What was set
 * up before goes: anybody could have made the account and waited.
 */
export async function claimAccount(deps: Deps, userId: string, email: string): Promise<void> {
  if (!(await markEmailVerified(deps, userId, email))) return;
  await clearUnprovenWays(deps, userId);
  await dropUnprovenKeys(deps, userId);
}
