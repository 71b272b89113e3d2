import type { Deps } from "../../deps.ts";
import { customerIdOf } from "./current-provider.ts";
import { readAccount } from "./store.ts";

/**
 * Ends what an erased person pays for and has the provider forget them. Done again it does nothing more.
 * @throws AppError `payments_unavailable`; the erasure is tried again then.
 */
export async function leaveProvider(deps: Deps, userId: string): Promise<void> {
  const customerId = customerIdOf(deps, await readAccount(deps.db, userId));
  if (customerId !== null) await deps.payments.deleteCustomer(customerId);
}
