import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../../deps.ts";
import { accountOfProvenPhone, lockNumber } from "../store.ts";

/**
 * For an account without an address: of several at once one gets the number. In the caller's transaction.
 * @throws AppError `phone_taken` when another account has this number and no address.
 */
export async function claimNumber(tx: Deps, number: string, userId: string): Promise<void> {
  await lockNumber(tx, number);
  const owner = await phoneOnlyAccount(tx, number);
  if (owner !== null && owner !== userId) throw new AppError("phone_taken");
}

/** The account that has this proven number and no email address. */
export async function phoneOnlyAccount(deps: Deps, number: string): Promise<string | null> {
  const account = await accountOfProvenPhone(deps, number);
  return account !== null && account.email === null ? account.userId : null;
}
