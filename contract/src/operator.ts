import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { SourceProblem } from "./job-sources.ts";
import { ContactEntry } from "./support-contact.ts";
import { Done, Id, Instant } from "./values.ts";

/** A message that a local outbox keeps instead of sending it. */
export const OutboxMessage = z.object({
  id: z.string(),
  channel: z.enum(["mail", "sms"]),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: Instant,
  status: z.string(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const SourceState = z.object({
  id: z.string(),
  lastSuccess: Instant.nullable(),
  lastError: z.union([SourceProblem, z.literal("")]),
  nextRun: Instant.nullable(),
  count: z.int(),
  /** Items of its last run that were no postings. */
  skipped: z.int(),
  /** It failed three times in a row or more, and is only asked once in a while. */
  isAside: z.boolean(),
});
export type SourceState = z.infer<typeof SourceState>;

/**
 * The messages of a channel, counted over the thirty days that are kept; without addresses.
 *
 * @property retrying Waiting messages whose delivery failed at least once.
 * @property dropped Discarded because the recipient unsubscribed.
 * @property problem The last failure as a word or code: `smtp 451`, `ECONNREFUSED`, `tls_downgrade`, `daily cap`.
 */
const ChannelState = z.object({
  channel: z.enum(["mail", "sms"]),
  waiting: z.int(),
  retrying: z.int(),
  kept: z.int(),
  sent: z.int(),
  failed: z.int(),
  dropped: z.int(),
  oldestWaiting: Instant.nullable(),
  problem: z.string().nullable(),
  problemAt: Instant.nullable(),
});

/**
 * The delivery of messages, and the use of the daily budgets.
 *
 * @property mailToday Mails within a day, the cap, and the part reserved for securing accounts; null when no mail
 * leaves this machine.
 * @property modelToday Tokens of all people on this day (UTC) and their cap; null without a model.
 */
export const Delivery = z.object({
  channels: z.array(ChannelState),
  mailToday: z.object({ used: z.int(), cap: z.int(), reserved: z.int() }).nullable(),
  modelToday: z.object({ used: z.int(), cap: z.int() }).nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

/** `testClock` is the present for plans and payments; null with a real provider. */
export const PaymentsOverview = z.object({
  provider: z.enum(["stripe", "test"]),
  ready: z.boolean(),
  testClock: Instant.nullable(),
  /** By state. */
  subscriptions: z.record(z.string(), z.int()),
  /** Messages of the provider by result: applied, waiting, ignored, failed, refused, stale, repeated, wrong_mode. */
  webhooks: z.record(z.string(), z.int()),
});
export type PaymentsOverview = z.infer<typeof PaymentsOverview>;

/** Actions on the operator's page that are logged; commands are logged under their own names. */
export const operatorPageActions = ["open-page", "tick-message", "delete-message", "test-clock"] as const;
/** Actions of the product itself that operators should see. */
export const productActions = ["claim-account"] as const;
export type OperatorPageAction = (typeof operatorPageActions)[number];

/**
 * `action` is a command (`users block`), one of `operatorPageActions` or one of `productActions`; `about` is the id of
 * the account concerned, empty when there is none.
 */
export const OperatorEntry = z.object({
  id: Id,
  at: Instant,
  action: z.string(),
  about: z.string(),
  via: z.enum(["command", "page", "product"]),
  outcome: z.enum(["done", "failed"]),
});
export type OperatorEntry = z.infer<typeof OperatorEntry>;

/** Of a year, newest first; `before` is the id of the last one of the previous page. */
export const listOperatorAudit = endpoint({
  method: "GET",
  path: "/api/operator/audit",
  access: "public",
  noun: "operator",
  query: z.object({
    before: Id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ entries: z.array(OperatorEntry), hasMore: z.boolean() }),
  errors: ["not_found"],
});

/** Exchanges the one-time link of `npm run operator -- link` for a short session in this browser. */
export const openOperator = endpoint({
  method: "POST",
  path: "/api/operator/open",
  access: "public",
  noun: "operator",
  body: z.object({ token: z.string().min(1).max(200) }),
  response: Done,
  errors: ["not_found"],
  limit: 20,
});

/** 404 without an operator's session. */
export const readOperator = endpoint({
  method: "GET",
  path: "/api/operator",
  access: "public",
  noun: "operator",
  response: z.object({
    version: z.string(),
    database: z.enum(["embedded", "postgres"]),
    mailLeaves: z.boolean(),
    smsLeaves: z.boolean(),
    postings: z.int(),
    samples: z.int(),
    contact: z.array(ContactEntry),
    outbox: z.array(OutboxMessage),
    delivery: Delivery,
    sources: z.array(SourceState),
    payments: PaymentsOverview,
  }),
  errors: ["not_found"],
});

export const handleContact = endpoint({
  method: "PUT",
  path: "/api/operator/contact/:id",
  access: "public",
  noun: "operator",
  params: z.object({ id: Id }),
  body: z.object({ handled: z.boolean() }),
  response: Done,
  errors: ["not_found"],
});

export const deleteContact = endpoint({
  method: "DELETE",
  path: "/api/operator/contact/:id",
  access: "public",
  noun: "operator",
  params: z.object({ id: Id }),
  response: Done,
  errors: ["not_found"],
});

/**
 * Moves the time of plans and payments forward: trials end, periods renew, payments are tried. No other time changes. Only in payment test mode, never
 * backwards, at most 400 days at once.
 */
export const moveTestClock = endpoint({
  method: "POST",
  path: "/api/operator/test-clock",
  access: "public",
  noun: "operator",
  body: z.object({ hours: z.int().min(1).max(9_600) }),
  response: z.object({ payments: PaymentsOverview }),
  errors: ["not_found", "payments_not_ready"],
  limit: 60,
});
