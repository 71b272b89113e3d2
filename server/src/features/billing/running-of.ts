import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { isOfProvider } from "./current-provider.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { readSubscriptions, type SubscriptionRow } from "./store.ts";

/**
 * The caller's running subscription, freshly read from the provider as the basis of a change.
 * @throws AppError `no_subscription`, `payments_unavailable`.
 */
export async function runningOf(deps: Deps, actor: Actor): Promise<SubscriptionRow & { providerId: string }> {
  for (const { id, openedAt, endedAt, providerId, problem } of await readSubscriptions(
    deps.db,
    actor.userId,
  )) {
    if (
      openedAt === null ||
      endedAt !== null ||
      problem === "claimed" ||
      !isOfProvider(deps, providerId ?? "")
    )
      continue;
    const row = await refreshSubscription(deps, id);
    if (row !== null && row.endedAt === null && row.providerId !== null)
      return { ...row, providerId: row.providerId };
  }
  throw new AppError("no_subscription");
}
