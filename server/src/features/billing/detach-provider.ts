import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { customerIdOf, isOfProvider } from "./current-provider.ts";
import { readAccount } from "./store.ts";

/**
 * Ends an erased person's subscriptions at once and deletes the customer at the provider. Repeatable.
 * @throws AppError `payments_unavailable`; the erasure is retried then.
 */
export async function detachProvider(deps: Deps, userId: string): Promise<void> {
  const account = await readAccount(deps.db, userId);
  const left = account?.leftCustomerId ?? null;
  if (left !== null && isOfProvider(deps, left)) await forgetCustomer(deps, left);
  const customerId = customerIdOf(deps, account);
  if (customerId === null) {
    // The customer belongs to a provider that is not configured now: the operator has to look there.
    if (account?.customerId)
      deps.log.warn({ customerId: account.customerId }, "an erased person's customer stays");
    return;
  }
  await forgetCustomer(deps, customerId);
}

/**
 * Deletes a customer with their cards at the provider and ends their subscriptions; an unknown one counts as deleted.
 */
export async function forgetCustomer(deps: Deps, customerId: string): Promise<void> {
  await deps.payments.deleteCustomer(customerId).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
  });
}
