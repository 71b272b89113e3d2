import type * as contract from "@waymark/contract/billing";
import type { readCheckout as endpoint, Subscription } from "@waymark/contract/billing";
import type { AnswerOf } from "@waymark/contract/endpoint";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { billingNow } from "../billing-now.ts";
import { isOfProvider } from "../current-provider.ts";
import { subscriptionOf } from "../read-plan.ts";
import { readSubscriptions } from "../store.ts";
import { settleRow } from "./finish-attempt.ts";

/** Reads the provider, because the page returns before its messages arrive, and settles a confirmed attempt. */
export async function readCheckout(deps: Deps, actor: Actor): Promise<AnswerOf<typeof endpoint>> {
  const [newest] = (await readSubscriptions(deps.db, actor.userId)).filter(
    ({ providerId, setupId, status }) =>
      status !== "abandoned" && isOfProvider(deps, providerId ?? setupId ?? ""),
  );
  if (newest === undefined) return { outcome: "none", subscription: null };
  const row = await settleRow(deps, newest.id);
  const subscription = subscriptionOf(row ?? newest, await billingNow(deps));
  return { outcome: outcomeOf(subscription), subscription };
}

/** A failed first charge returns the secret for confirming or repeating it. */
export async function confirmCheckout(
  deps: Deps,
  actor: Actor,
): Promise<AnswerOf<typeof contract.confirmCheckout>> {
  const { outcome } = await readCheckout(deps, actor);
  const [newest] = await readSubscriptions(deps.db, actor.userId);
  const waits = newest?.status === "incomplete" && isOfProvider(deps, newest.providerId ?? "");
  const clientSecret = waits ? await deps.payments.clientSecretOf(newest.providerId ?? "") : null;
  return { outcome, clientSecret };
}

function outcomeOf(subscription: Subscription | null): AnswerOf<typeof endpoint>["outcome"] {
  if (subscription === null) return "none";
  if (subscription.access !== "none") return "succeeded";
  // A card or payment that is still being processed.
  const { status } = subscription;
  return status === "incomplete" || status === "trialing" ? "processing" : "failed";
}
