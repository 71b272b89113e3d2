import type { Deps } from "../../deps.ts";
import type { BillingAccount, SubscriptionRow } from "./store.ts";

/** Stripe does not know the objects of test mode, nor may test mode judge Stripe's when its key is missing. */
export const isOfProvider = ({ payments }: Pick<Deps, "payments">, id: string): boolean =>
  id.startsWith("test_") === (payments.name === "test");

/** A subscription of test mode gives no access where real money is taken. */
export const mayOpen = (
  { payments }: Pick<Deps, "payments">,
  { providerId, setupId }: Pick<SubscriptionRow, "providerId" | "setupId">,
) => payments.name === "test" || (providerId ?? setupId)?.startsWith("test_") !== true;

/** Null when the configured provider does not know the person. */
export const customerIdOf = (deps: Pick<Deps, "payments">, account: BillingAccount | null): string | null => {
  const id = account?.customerId ?? null;
  return id !== null && isOfProvider(deps, id) ? id : null;
};
