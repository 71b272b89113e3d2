import type { readCheckout as endpoint, Subscription } from "@waymark/contract/billing";
import type { AnswerOf } from "@waymark/contract/endpoint";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { billingNow } from "./billing-now.ts";
import { isOfProvider } from "./current-provider.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { readSubscriptions } from "./store.ts";
import { subscriptionOf } from "./subscription-of.ts";

/**
 * What became of the asker's newest payment, asked of the provider: the page comes back from it before its messages do.
 * @throws AppError `payments_unavailable`.
 */
export async function readCheckout(deps: Deps, who: Who): Promise<AnswerOf<typeof endpoint>> {
  const [newest] = (await readSubscriptions(deps.db, who.userId)).filter(
    ({ providerId }) => providerId !== null && isOfProvider(deps, providerId),
  );
  if (newest === undefined) return { outcome: "none", subscription: null };
  const row = await refreshSubscription(deps, newest.id);
  const subscription = subscriptionOf(row ?? newest, await billingNow(deps));
  return { outcome: outcomeOf(subscription), subscription };
}

function outcomeOf(subscription: Subscription | null): AnswerOf<typeof endpoint>["outcome"] {
  if (subscription === null) return "none";
  if (subscription.access !== "none") return "succeeded";
  // A card or payment that is still on its way.
  const { status } = subscription;
  return status === "incomplete" || status === "trialing" ? "processing" : "failed";
}
