import { createSubscription as createSubscriptionEndpoint } from "@waymark/contract/billing";
import type { Mount } from "../../http/mount.ts";
import { createSubscription } from "./create-subscription.ts";

export function billingRoutes(mount: Mount): void {
  mount(createSubscriptionEndpoint, () => createSubscription());
}
