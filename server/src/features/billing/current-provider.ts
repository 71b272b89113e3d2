import type { Deps } from "../../deps.ts";
import type { BillingAccount, SubscriptionRow } from "./store.ts";

/**
 * Whether the configured provider made an id. Stripe does not know the objects of test mode, and when Stripe's key is
 * missing, test mode must not judge Stripe's objects.
 */
export const isOfProvider = ({ payments }: Pick<Deps, "payments">, id: string): boolean =>
  id.startsWith("test_") === (payments.name === "test");

/** Whether a stored subscription may give access: one of test mode does not where real money is taken. */
export const mayOpen = (
  { payments }: Pick<Deps, "payments">,
  { providerId, setupId }: Pick<SubscriptionRow, "providerId" | "setupId">,
) => payments.name === "test" || (providerId ?? setupId)?.startsWith("test_") !== true;

/** A person's customer id at the configured provider; null when it does not know them. */
export const customerIdOf = (deps: Pick<Deps, "payments">, account: BillingAccount | null): string | null => {
  const id = account?.customerId ?? null;
  return id !== null && isOfProvider(deps, id) ? id : null;
};
