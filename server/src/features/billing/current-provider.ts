import type { Deps } from "../../deps.ts";
import type { BillingAccount, SubscriptionRow } from "./store.ts";

/**
 * Whether an id was made by the provider that is configured now. What test mode made means nothing to Stripe once it is
 * configured, and what Stripe made is not test mode's to judge when a key is missing.
 */
export const isOfProvider = ({ payments }: Pick<Deps, "payments">, id: string): boolean =>
  id.startsWith("test_") === (payments.name === "test");

/** Whether a stored subscription may open anything: one of test mode does not where money is taken. */
export const mayOpen = (
  { payments }: Pick<Deps, "payments">,
  { providerId, setupId }: Pick<SubscriptionRow, "providerId" | "setupId">,
) => payments.name === "test" || (providerId ?? setupId)?.startsWith("test_") !== true;

/** Who somebody is to the provider that is configured now; null when it does not know them. */
export const customerIdOf = (deps: Pick<Deps, "payments">, account: BillingAccount | null): string | null => {
  const id = account?.customerId ?? null;
  return id !== null && isOfProvider(deps, id) ? id : null;
};
