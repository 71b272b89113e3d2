import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { TeamRole } from "./teams.ts";
import { Id, Instant, line } from "./values.ts";

export const PlanId = z.enum(["free", "monthly", "team"]);
export type PlanId = z.infer<typeof PlanId>;
export const PaidPlanId = z.enum(["monthly", "team"]);
export type PaidPlanId = z.infer<typeof PaidPlanId>;

export const paymentsWebhookPath = "/api/webhooks/payments";

export const Period = z.enum(["monthly", "yearly"]);
export type Period = z.infer<typeof Period>;

/** A person's level: Starter, the Free Trial, Pro, Team (owner or member), or `open`: everything, with PLANS=open. */
export const Level = z.enum(["starter", "trial", "pro", "team", "open"]);
export type Level = z.infer<typeof Level>;

/** Actions that plans allow or refuse. The first two count against `applications`. */
export const PlanAction = z.enum([
  "create-application",
  "approve-auto-apply",
  "cover-letter",
  "interview-prep",
  "full-match-reasons",
  "salary-insights",
  "team-invite",
  "team-dashboard",
  "team-bulk-search",
  "team-analytics",
]);
export type PlanAction = z.infer<typeof PlanAction>;

/**
 * An action is refused. `key` is a sentence of the locale files (`plans.reason.…`) that names the limit and how to
 * lift it; `lifts` are the plans that lift it, cheapest first. Params called `resetsAt` or `endsAt` are instants.
 */
export const Reason = z.object({
  code: z.enum(["plan_limit_reached", "plan_required", "team_owner_only"]),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  lifts: z.array(PaidPlanId),
});
export type Reason = z.infer<typeof Reason>;

export const Verdict = z.object({ allowed: z.boolean(), reason: Reason.nullable() });
export type Verdict = z.infer<typeof Verdict>;

/** Stripe's names. */
export const SubscriptionStatus = z.enum([
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** The access that a subscription gives; `grace` is full access for some days after a failed payment. */
export const Access = z.enum(["none", "full", "grace"]);
export type Access = z.infer<typeof Access>;

/** In test mode the brand is `test`. */
export const Card = z.object({ brand: z.string(), last4: z.string() });
export type Card = z.infer<typeof Card>;

/** ISO 4217, always `USD` today; every amount is in its minor unit (cents). */
const Currency = z.literal("USD");
const Cents = z.int();

/** The person's own, the current or the last one. */
export const Subscription = z.object({
  planType: PaidPlanId,
  period: Period,
  status: SubscriptionStatus,
  access: Access,
  amount: Cents,
  currency: Currency,
  card: Card.nullable(),
  /** Seven days before the first charge; null without a trial. */
  trialEndsAt: Instant.nullable(),
  /** The end of the paid period or of the trial: it renews then, or ends when `cancelAtPeriodEnd`. */
  periodEndsAt: Instant.nullable(),
  /** A payment failed, and access ends then unless it is paid. Show a banner that leads to payment. */
  graceUntil: Instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** A smaller plan or another period that begins at `at`. */
  pendingChange: z.object({ planType: PaidPlanId, period: Period, at: Instant }).nullable(),
  endedAt: Instant.nullable(),
  /** Why it ended or gives no access: a sentence `plans.problem.<problem>`. */
  problem: z.enum(["card_missing", "payment_failed", "trial_used", "refunded", "disputed"]).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** `limit` null: no limit; `resetsAt` null (the trial): the count never restarts. */
export const Use = z.object({
  what: z.literal("applications"),
  used: z.int(),
  limit: z.int().nullable(),
  resetsAt: Instant.nullable(),
});
export type Use = z.infer<typeof Use>;

/** Whether paid plans can be bought here. `reason` is a sentence `plans.notReady.<reason>`. */
export const PaymentsState = z.object({
  provider: z.enum(["stripe", "test"]),
  ready: z.boolean(),
  reason: z.enum(["test_on_public_address", "plans_open"]).nullable(),
  /** Show 'Test mode: no card is charged' permanently. */
  testMode: z.boolean(),
});
export type PaymentsState = z.infer<typeof PaymentsState>;

export const PlanState = z.object({
  level: Level,
  /** The Free Trial; null when it was never started. `daysLeft` is 0 once it is over. */
  trial: z.object({ startedAt: Instant, endsAt: Instant, daysLeft: z.int(), over: z.boolean() }).nullable(),
  subscription: Subscription.nullable(),
  use: z.array(Use),
  /** The team whose plan the person uses, as owner or member. */
  team: z
    .object({
      id: Id,
      name: z.string(),
      role: TeamRole,
      seats: z.object({ limit: z.int(), used: z.int(), pending: z.int() }),
    })
    .nullable(),
  can: z.record(PlanAction, Verdict),
  /** The money-back guarantee for 30 days after the first payment; null when nothing was paid. */
  moneyBack: z
    .object({
      until: Instant,
      amount: Cents,
      currency: Currency,
      state: z.enum(["possible", "requested", "done", "over"]),
    })
    .nullable(),
  /** Before the first charge of a new paid plan; 0 for a person who already had them. */
  freeDays: z.int(),
  payments: PaymentsState,
});
export type PlanState = z.infer<typeof PlanState>;

/** The person's plan. Reload it on the live event `plan-changed`. */
export const readPlan = endpoint({
  method: "GET",
  path: "/api/billing/plan",
  access: "user",
  noun: "billing",
  response: PlanState,
  errors: ["not_signed_in"],
});

/** One attempt to buy: created when the checkout page opens, kept for retries. */
export const Attempt = line(100).min(1);

/**
 * `clientSecret` begins with `seti_` (confirm the setup, then call `confirmCheckout`) or, after a failed first
 * payment, with `pi_` (confirm the payment); in test mode with `test_seti_` or `test_pi_`. With `publishableKey` show
 * Stripe's element, without it (provider `test`) the outcome picker.
 */
export const Checkout = z.object({
  clientSecret: z.string(),
  provider: z.enum(["stripe", "test"]),
  publishableKey: z.string().nullable(),
  planType: PaidPlanId,
  period: Period,
  /** The end of the 7 free days if they begin now; null when they were used before: then `dueToday` is charged. */
  trialEndsAt: Instant.nullable(),
  dueToday: Cents,
  amount: Cents,
  currency: Currency,
});
export type Checkout = z.infer<typeof Checkout>;

/**
 * Sets up a card, or continues the open order of the same plan; nothing is charged before it is confirmed. The attempt
 * may also be the header `Idempotency-Key`; the same attempt for another plan is refused.
 */
export const createSubscription = endpoint({
  method: "POST",
  path: "/api/create-subscription",
  access: "user",
  noun: "billing",
  body: z.object({ planType: PaidPlanId, period: Period.default("monthly"), attempt: Attempt.optional() }),
  response: Checkout,
  errors: [
    "not_signed_in",
    "payments_not_ready",
    "payments_unavailable",
    "already_subscribed",
    "idempotency_mismatch",
  ],
  limit: 20,
});

const CheckoutOutcome = z.enum(["none", "processing", "succeeded", "failed"]);
/**
 * From the provider itself: /dashboard?payment=success congratulates on `succeeded` only. `processing`: ask again in a
 * moment. `failed`: go back to the checkout, with the subscription's `problem`. `none`: nothing was bought.
 */
export const readCheckout = endpoint({
  method: "GET",
  path: "/api/billing/checkout",
  access: "user",
  noun: "billing",
  response: z.object({
    outcome: CheckoutOutcome,
    subscription: Subscription.nullable(),
  }),
  errors: ["not_signed_in", "payments_unavailable"],
  limit: 60,
});

/**
 * After the card was confirmed. With `processing`, a `clientSecret` (`pi_`) means that the first charge needs the
 * person: their bank's confirmation, or another card.
 */
export const confirmCheckout = endpoint({
  method: "POST",
  path: "/api/billing/checkout/confirm",
  access: "user",
  noun: "billing",
  body: z.object({}),
  response: z.object({ outcome: CheckoutOutcome, clientSecret: z.string().nullable() }),
  errors: ["not_signed_in", "payments_unavailable"],
  limit: 20,
});

/**
 * Replaces the card fields in test mode. `needs-confirmation` answers `requires_action`: ask the person, then send
 * `confirmed` or `refused`. Declined and refused answer the error `card_declined`, and another outcome may follow.
 * Without a `clientSecret` it is the new card of the running subscription and pays an open invoice; `fails-later` is
 * accepted but declined when charged. 404 with a real provider.
 */
export const chooseTestOutcome = endpoint({
  method: "POST",
  path: "/api/billing/test-outcome",
  access: "user",
  noun: "billing",
  body: z.object({
    clientSecret: z.string().max(200).optional(),
    outcome: z.enum(["succeeds", "declined", "needs-confirmation", "confirmed", "refused", "fails-later"]),
  }),
  response: z.object({ result: z.enum(["succeeded", "requires_action"]) }),
  errors: ["not_signed_in", "not_found", "card_declined", "payments_not_ready"],
  limit: 60,
});

const Change = z.object({ planType: PaidPlanId, period: Period });
const changeErrors = [
  "not_signed_in",
  "no_subscription",
  "same_plan",
  "seats_taken",
  "payments_not_ready",
  "payments_unavailable",
] as const;

/**
 * `when`: `now` (dearer: the rest of the period is credited, the difference charged at once), `period_end` (cheaper,
 * or a shorter period), `in_trial` (at once and free; the trial's end stays).
 */
export const ChangePreview = z.object({
  when: z.enum(["now", "period_end", "in_trial"]),
  startsAt: Instant,
  dueNow: Cents,
  credit: Cents,
  amount: Cents,
  nextChargeAt: Instant.nullable(),
  currency: Currency,
});
export type ChangePreview = z.infer<typeof ChangePreview>;

export const previewChange = endpoint({
  method: "POST",
  path: "/api/billing/change/preview",
  access: "user",
  noun: "billing",
  body: Change,
  response: ChangePreview,
  errors: [...changeErrors],
  limit: 30,
});

/** As the preview showed. `seats_taken`: a team with members cannot become Pro. */
export const changePlan = endpoint({
  method: "POST",
  path: "/api/billing/change",
  access: "user",
  noun: "billing",
  body: Change,
  response: PlanState,
  errors: [...changeErrors, "card_declined"],
  limit: 20,
});

export const keepPlan = endpoint({
  method: "POST",
  path: "/api/billing/change/undo",
  access: "user",
  noun: "billing",
  body: z.object({}),
  response: PlanState,
  errors: ["not_signed_in", "no_subscription", "payments_unavailable"],
  limit: 20,
});

/** Ends it at the end of the paid period; an unpaid one ends at once. */
export const cancelSubscription = endpoint({
  method: "POST",
  path: "/api/billing/cancel",
  access: "user",
  noun: "billing",
  body: z.object({}),
  response: PlanState,
  errors: ["not_signed_in", "no_subscription", "payments_unavailable"],
  limit: 20,
});

export const resumeSubscription = endpoint({
  method: "POST",
  path: "/api/billing/resume",
  access: "user",
  noun: "billing",
  body: z.object({}),
  response: PlanState,
  errors: ["not_signed_in", "no_subscription", "payments_unavailable"],
  limit: 20,
});
