import { z } from "zod";

// The parameters of each Stripe call that the product makes, by Stripe's published reference. Stripe refuses unknown
// ones, and so does the stand-in. Values arrive as form text.

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_\\w+$`));
const int = z.string().regex(/^\d+$/).transform(Number);
const bool = z.enum(["true", "false"]).transform((value) => value === "true");
const metadata = z.record(z.string().max(40), z.string().max(500));
const limit = int.refine((value) => value >= 1 && value <= 100);
const list = <T extends z.ZodType>(item: T) =>
  z
    .record(z.string().regex(/^\d+$/), item)
    .transform((value) => Object.entries(value).map(([, one]) => one as z.output<T>));
const expandOf = (...paths: [string, ...string[]]) => list(z.enum(paths)).default([]);

const subscriptionParts = expandOf(
  "latest_invoice",
  "latest_invoice.confirmation_secret",
  "default_payment_method",
  "schedule",
);
const prorationBehavior = z.enum(["always_invoice", "create_prorations", "none"]);

export const params = {
  "customers.create": z.strictObject({
    email: z.email().max(512).optional(),
    name: z.string().max(256).optional(),
    metadata: metadata.optional(),
  }),
  "customers.delete": z.strictObject({}),
  "setupIntents.create": z.strictObject({
    customer: id("cus").optional(),
    usage: z.enum(["off_session", "on_session"]).optional(),
    automatic_payment_methods: z.strictObject({ enabled: bool }).optional(),
    metadata: metadata.optional(),
  }),
  "setupIntents.retrieve": z.strictObject({}),
  "setupIntents.cancel": z.strictObject({}),
  "events.list": z.strictObject({
    types: list(z.string()).optional(),
    created: z.strictObject({ gte: int.optional() }).optional(),
    limit: limit.optional(),
  }),
  "subscriptions.list": z.strictObject({
    customer: id("cus").optional(),
    status: z.enum(["all", "active", "trialing", "past_due", "canceled", "ended"]).optional(),
    limit: limit.optional(),
    expand: expandOf("data.default_payment_method", "data.latest_invoice", "data.schedule"),
  }),
  "subscriptions.create": z.strictObject({
    customer: id("cus"),
    default_payment_method: id("pm").optional(),
    items: list(z.strictObject({ price: id("price"), quantity: int.optional() })),
    payment_behavior: z
      .enum(["allow_incomplete", "default_incomplete", "error_if_incomplete", "pending_if_incomplete"])
      .optional(),
    payment_settings: z
      .strictObject({ save_default_payment_method: z.enum(["off", "on_subscription"]).optional() })
      .optional(),
    trial_period_days: int.refine((days) => days >= 1 && days <= 730).optional(),
    trial_settings: z
      .strictObject({
        end_behavior: z.strictObject({
          missing_payment_method: z.enum(["cancel", "create_invoice", "pause"]),
        }),
      })
      .optional(),
    metadata: metadata.optional(),
    expand: subscriptionParts,
  }),
  "subscriptions.retrieve": z.strictObject({ expand: subscriptionParts }),
  "subscriptions.update": z
    .strictObject({
      items: list(
        z.strictObject({ id: id("si"), price: id("price").optional(), quantity: int.optional() }),
      ).optional(),
      proration_behavior: prorationBehavior.optional(),
      payment_behavior: z
        .enum(["allow_incomplete", "default_incomplete", "error_if_incomplete", "pending_if_incomplete"])
        .optional(),
      cancel_at_period_end: bool.optional(),
      default_payment_method: id("pm").optional(),
      expand: subscriptionParts,
    })
    .refine(
      // Pending updates support few parameters.
      (given) =>
        given.payment_behavior !== "pending_if_incomplete" ||
        (given.cancel_at_period_end === undefined && given.default_payment_method === undefined),
    ),
  "subscriptions.cancel": z.strictObject({ prorate: bool.optional(), invoice_now: bool.optional() }),
  "invoices.list": z.strictObject({ customer: id("cus").optional(), limit: limit.optional() }),
  "invoices.preview": z.strictObject({
    customer: id("cus"),
    subscription: id("sub"),
    subscription_details: z.strictObject({
      items: list(z.strictObject({ id: id("si"), price: id("price"), quantity: int.optional() })),
      proration_behavior: prorationBehavior.optional(),
    }),
  }),
  "invoices.void": z.strictObject({}),
  "invoicePayments.list": z.strictObject({
    invoice: id("in").optional(),
    status: z.enum(["open", "paid", "canceled"]).optional(),
    payment: z
      .strictObject({
        type: z.enum(["payment_intent", "payment_record"]),
        payment_intent: id("pi").optional(),
      })
      .optional(),
    limit: limit.optional(),
    expand: expandOf("data.invoice"),
  }),
  "refunds.create": z.strictObject({
    payment_intent: id("pi"),
    reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  }),
  "charges.retrieve": z.strictObject({}),
  "schedules.create": z.strictObject({ from_subscription: id("sub") }),
  "schedules.update": z.strictObject({
    end_behavior: z.enum(["cancel", "release"]).optional(),
    proration_behavior: prorationBehavior.optional(),
    phases: list(
      z
        .strictObject({
          items: list(z.strictObject({ price: id("price"), quantity: int.optional() })),
          start_date: int.optional(),
          end_date: int.optional(),
          duration: z
            .strictObject({
              interval: z.enum(["day", "week", "month", "year"]),
              interval_count: int.optional(),
            })
            .optional(),
        })
        .refine(({ end_date, duration }) => end_date === undefined || duration === undefined),
    ),
  }),
  "schedules.release": z.strictObject({}),
  "portal.create": z.strictObject({ customer: id("cus"), return_url: z.url() }),
} as const;

export type ParamsOf<K extends keyof typeof params> = z.output<(typeof params)[K]>;

/** A form or query with brackets (`items[0][price]=x`) as nested objects; a repeated name is an error. */
export function nested(form: URLSearchParams): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const path = name.split(/\[|\]\[?/).filter((part) => part !== "");
    let at = root;
    for (const part of path.slice(0, -1)) {
      const inner = at[part] ?? {};
      at[part] = inner;
      at = inner as Record<string, unknown>;
    }
    const last = path.at(-1) ?? "";
    if (last in at) throw new Error(`The parameter ${name} came twice.`);
    at[last] = value;
  }
  return root;
}
