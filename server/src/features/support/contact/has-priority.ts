import { levels } from "@waymark/domain/billing/plans";
import type { Deps } from "../../../deps.ts";
import { findAccount } from "../../accounts/account.ts";
import { findLevel } from "../../billing/find-level.ts";

/** Whether the plan of this address's confirmed account has priority support. */
export async function hasPriority(deps: Deps, email: string): Promise<boolean> {
  const account = await findAccount(deps, email);
  if (account === null || !account.emailVerified) return false;
  const { level } = await findLevel(deps, account.userId, deps.now());
  return levels[level].prioritySupport;
}
