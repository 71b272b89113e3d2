import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { customerIdOf, isOfProvider } from "./current-provider.ts";
import { readAccount } from "./store.ts";

/**
 * Ends at once what an erased person pays for, and has the provider forget them. Done again it does nothing more.
 * @throws AppError `payments_unavailable`; the erasure is tried again then.
 */
export async function leaveProvider(deps: Deps, userId: string): Promise<void> {
  const account = await readAccount(deps.db, userId);
  const left = account?.leftCustomerId ?? null;
  if (left !== null && isOfProvider(deps, left)) await forgetCustomer(deps, left);
  const customerId = customerIdOf(deps, account);
  if (customerId === null) {
    // Known to another provider than the one that can be asked: somebody has to look there by hand.
    if (account?.customerId)
      deps.log.warn({ customerId: account.customerId }, "an erased person's customer stays");
    return;
  }
  await forgetCustomer(deps, customerId);
}

/** Has the provider forget a customer with their cards, and end what they pay for; one it does not know is forgotten. */
export async function forgetCustomer(deps: Deps, customerId: string): Promise<void> {
  await deps.payments.deleteCustomer(customerId).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
  });
}
