import type { Deps } from "../../deps.ts";
import { clearUnprovenWays, markEmailVerified } from "../accounts/account.ts";

/**
 * Gives an account whose address nobody had proven to who proves it now, in the caller's transaction. What was set
 * up before goes: anybody could have made the account and waited.
 */
export async function claimAccount(deps: Deps, userId: string, email: string): Promise<void> {
  if (await markEmailVerified(deps, userId, email)) await clearUnprovenWays(deps, userId);
}
