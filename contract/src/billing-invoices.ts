import { z } from "zod";
import { PlanState } from "./billing.ts";
import { endpoint } from "./endpoint.ts";
import { Instant } from "./values.ts";

/** `pdfUrl` and `payUrl` lead to the payment provider; in test mode they are null and `number` begins with TEST. */
export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: Instant,
  /** The amount, and the refunded part of it, in cents. */
  amount: z.int(),
  refunded: z.int(),
  currency: z.literal("USD"),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  pdfUrl: z.url().nullable(),
  payUrl: z.url().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

/** Newest first, at most 100. */
export const listInvoices = endpoint({
  method: "GET",
  path: "/api/billing/invoices",
  access: "user",
  noun: "billing",
  response: z.object({ invoices: z.array(Invoice), testMode: z.boolean() }),
  errors: ["not_signed_in", "payments_unavailable"],
  limit: 30,
});

/**
 * For cards, addresses and invoices, to be opened in the same tab. `url` is null in test mode, where a new card is
 * chosen with `chooseTestOutcome` without a client secret.
 */
export const openPortal = endpoint({
  method: "POST",
  path: "/api/billing/portal",
  access: "user",
  noun: "billing",
  body: z.object({}),
  response: z.object({ url: z.url().nullable() }),
  errors: ["not_signed_in", "no_subscription", "payments_unavailable"],
  limit: 20,
});

/**
 * Within 30 days of the first payment: everything paid since then is returned and the plan ends now. `moneyBack.state`
 * is `requested` until the provider has done it.
 */
export const requestRefund = endpoint({
  method: "POST",
  path: "/api/billing/money-back",
  access: "user",
  noun: "billing",
  body: z.object({}),
  response: PlanState,
  errors: ["not_signed_in", "money_back_over", "payments_unavailable"],
  limit: 10,
});
