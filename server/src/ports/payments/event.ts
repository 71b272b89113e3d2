import { z } from "zod";

/** Types that may change a subscription; all others are ignored. */
const known = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.finalized",
  "setup_intent.succeeded",
  "setup_intent.setup_failed",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_method.detached",
  "customer.deleted",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;
/** Types of refunds and disputes; no other message reports these. */
export const chargeEventTypes = [
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;
export const isOfCharge = ({ type }: Pick<PaymentEvent, "type">): boolean =>
  chargeEventTypes.some((one) => one === type);

const isKnown = (type: string): boolean => known.some((one) => one === type);

/** Only ids: the current state is always read from the provider. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
  /** False for types that change nothing here. */
  readonly known: boolean;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  readonly chargeId: string | null;
}

const id = z.string().min(1).max(255);
const reference = z
  .union([id, z.object({ id })])
  .transform((value) => (typeof value === "string" ? value : value.id));
const optional = reference.nullish().catch(null);

const StripeEvent = z.object({
  id,
  type: z.string().min(1).max(255),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: id.optional().catch(undefined),
      object: z.string().max(100),
      customer: optional,
      charge: optional,
      parent: z
        .object({ subscription_details: z.object({ subscription: optional }).nullish() })
        .nullish()
        .catch(null),
    }),
    // A removed card names its owner only in its previous attributes.
    previous_attributes: z.object({ customer: optional }).nullish().catch(null),
  }),
});

export function parseEvent(body: string): PaymentEvent | null {
  try {
    return readEventObject(JSON.parse(body));
  } catch {
    return null;
  }
}

export function readEventObject(json: unknown): PaymentEvent | null {
  const read = StripeEvent.safeParse(json);
  if (!read.success) return null;
  const { id, type, livemode, data } = read.data;
  const { object, previous_attributes: before } = data;
  const is = (kind: string) => object.object === kind;
  const own = object.id ?? null;
  return {
    id,
    type,
    livemode,
    known: isKnown(type),
    subscriptionId: is("subscription")
      ? own
      : is("invoice")
        ? (object.parent?.subscription_details?.subscription ?? null)
        : null,
    customerId: is("customer") ? own : (object.customer ?? before?.customer ?? null),
    chargeId: is("charge") ? own : is("dispute") ? (object.charge ?? null) : null,
  };
}
