import type { SimAccount, SimEvent } from "./simulation/account.ts";

/** In Stripe's format: only ids, and never `livemode`. */
export function testEventBody(id: string, account: SimAccount, event: SimEvent): string {
  const { kind, objectId, subscriptionId } = event;
  const one = account.subscriptions.find((subscription) => subscription.id === subscriptionId);
  const customer = account.customerId;
  // A dispute message contains the dispute, which names its charge.
  const isDispute = event.type.startsWith("charge.dispute.");
  const dispute = { id: `dp_${objectId}`, object: "dispute", charge: objectId, livemode: false };
  const object = isDispute
    ? dispute
    : {
        id: objectId,
        object: kind,
        ...(kind === "customer" ? {} : { customer }),
        ...(kind === "subscription" ? { status: one?.status } : {}),
        ...(kind === "invoice"
          ? {
              parent: {
                type: "subscription_details",
                subscription_details: { subscription: subscriptionId },
              },
            }
          : {}),
        livemode: false,
      };
  return JSON.stringify({
    id,
    object: "event",
    created: Math.floor(event.at / 1_000),
    livemode: false,
    type: event.type,
    data: { object },
  });
}
