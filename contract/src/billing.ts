import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Id, Instant, line } from "./values.ts";

export const PlanId = z.enum(["free", "monthly", "team"]);
export type PlanId = z.infer<typeof PlanId>;
export const PaidPlanId = z.enum(["monthly", "team"]);
export type PaidPlanId = z.infer<typeof PaidPlanId>;

/** Where the payment provider sends its messages; not a call of the product's own screens. */
export const paymentsWebhookPath = "/api/webhooks/payments";

/** How often a paid plan is paid for. */
export const Period = z.enum(["monthly", "yearly"]);
export type Period = z.infer<typeof Period>;

/**
 * What a person has today: Starter, the Free Trial, Pro, Team (their own, or somebody's they belong to), or
 * everything because the installation runs with PLANS=open.
 */
export const Level = z.enum(["starter", "trial", "pro", "team", "open"]);
export type Level = z.infer<typeof Level>;

/** What plans allow or do not. The first two are counted against `applications`. */
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
 * Why something is not allowed: `key` is a sentence of the locale files (`plans.reason.…`) that says what was
 * reached and what lifts it; `lifts` names the plans that do, cheapest first. A param called `resetsAt` or
 * `endsAt` is an instant: format it before it is said.
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

/** The names of Stripe's states. */
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

/** What a subscription opens: `grace` is everything for some more days although a payment failed. */
export const Access = z.enum(["none", "full", "grace"]);
export type Access = z.infer<typeof Access>;

/** A card as it may be shown. In test mode the brand is `test`. */
export const Card = z.object({ brand: z.string(), last4: z.string() });
export type Card = z.infer<typeof Card>;

/** ISO 4217, always `USD` today; every amount is in its minor unit (cents). */
const Currency = z.literal("USD");
const Cents = z.int();

/** The asker's own paid subscription, the current or the last one. */
export const Subscription = z.object({
  planType: PaidPlanId,
  period: Period,
  status: SubscriptionStatus,
  access: Access,
  /** What each period costs. */
  amount: Cents,
  currency: Currency,
  card: Card.nullable(),
  /** End of the 7 days before the first charge; null when there is or was none. */
  trialEndsAt: Instant.nullable(),
  /** End of what is paid for, or of the trial: when it renews, or ends when `cancelAtPeriodEnd`. */
  periodEndsAt: Instant.nullable(),
  /** A payment failed, and access ends then unless it is paid. Show a banner with the way to pay. */
  graceUntil: Instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** A smaller plan or another period that begins at `at`. */
  pendingChange: z.object({ planType: PaidPlanId, period: Period, at: Instant }).nullable(),
  endedAt: Instant.nullable(),
  /** Why it ended or does not open anything: a sentence `plans.problem.<problem>`. */
  problem: z.enum(["card_missing", "payment_failed", "trial_used", "refunded", "disputed"]).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** Use of one counted thing. `limit` null is without limit; `resetsAt` null never begins anew (the trial). */
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
  /** Say so permanently: 'Test mode: no card is charged'. */
  testMode: z.boolean(),
});
export type PaymentsState = z.infer<typeof PaymentsState>;

/** Everything the plan screen shows of the asker. */
export const PlanState = z.object({
  level: Level,
  /** The one app-level Free Trial; null when never begun. `daysLeft` is 0 once it is over. */
  trial: z.object({ startedAt: Instant, endsAt: Instant, daysLeft: z.int(), over: z.boolean() }).nullable(),
  subscription: Subscription.nullable(),
  use: z.array(Use),
  /** The team whose plan the asker uses: own (role owner) or joined. */
  team: z
    .object({
      id: Id,
      name: z.string(),
      role: z.enum(["owner", "member"]),
      seats: z.object({ limit: z.int(), used: z.int(), pending: z.int() }),
    })
    .nullable(),
  can: z.record(PlanAction, Verdict),
  /** The money-back guarantee of 30 days after the first payment; null when nothing was paid. */
  moneyBack: z
    .object({
      until: Instant,
      amount: Cents,
      currency: Currency,
      state: z.enum(["possible", "requested", "done", "over"]),
    })
    .nullable(),
  /** Days before the first charge that a paid plan would begin with; 0 for who had theirs. */
  freeDays: z.int(),
  payments: PaymentsState,
});
export type PlanState = z.infer<typeof PlanState>;

/** The asker's plan. Ask again on the live event `plan-changed`. */
export const readPlan = endpoint({
  method: "GET",
  path: "/api/billing/plan",
  access: "user",
  noun: "billing",
  response: PlanState,
  errors: ["not_signed_in"],
});

/** Names one try to buy: made once when the checkout page opens, kept for its retries. */
export const Attempt = line(100).min(1);

/**
 * What the payment form needs. `clientSecret` begins with `seti_` (confirm the setup, then call `confirmCheckout`) or,
 * when a first payment did not go through, with `pi_` (confirm the payment); in test mode with `test_seti_` or
 * `test_pi_`. With `publishableKey` Stripe's element is shown, without it (provider `test`) the outcome picker.
 */
export const Checkout = z.object({
  clientSecret: z.string(),
  provider: z.enum(["stripe", "test"]),
  publishableKey: z.string().nullable(),
  planType: PaidPlanId,
  period: Period,
  /** When the 7 days end if they begin now; null when this person had theirs: then `dueToday` is charged. */
  trialEndsAt: Instant.nullable(),
  dueToday: Cents,
  /** What each period costs after the trial. */
  amount: Cents,
  currency: Currency,
});
export type Checkout = z.infer<typeof Checkout>;

/**
 * Begins to set up a card, or goes on with the open order of the same plan; nothing is billed before it is confirmed.
 * The attempt may also come as the header `Idempotency-Key`; the same attempt for another plan is refused.
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
 * What became of the payment, asked of the provider itself: /dashboard?payment=success congratulates on
 * `succeeded` only. `processing`: ask again in a moment. `failed`: back to the checkout, with the subscription's
 * `problem`. `none`: nothing was bought.
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
 * Says that the card is confirmed: the subscription is made now. With `processing` a `clientSecret` (`pi_`) says that
 * the first charge waits for the person: for their bank, or for another card.
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
 * Test mode's stand-in for card fields. `needs-confirmation` answers `requires_action`: ask the person, then send
 * `confirmed` or `refused`. Declined and refused answer the error `card_declined`, and another outcome may follow.
 * Without a `clientSecret` it is the new card of the running subscription, with which an open invoice is paid;
 * `fails-later` is a card that is taken and then declined when it is charged, so that a failed renewal can be tried.
 * Not there (404) with a real provider.
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
 * What a change of plan or period would cost. `when`: `now` (dearer: the rest of the period is credited, the
 * difference charged at once), `period_end` (cheaper, or a shorter period), `in_trial` (at once, nothing is charged
 * and the trial's end stays).
 */
export const ChangePreview = z.object({
  when: z.enum(["now", "period_end", "in_trial"]),
  startsAt: Instant,
  /** What is charged today, after the credit. */
  dueNow: Cents,
  credit: Cents,
  /** What each later period costs. */
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

/** Changes plan or period as the preview said. `seats_taken`: a team with members cannot become Pro. */
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

/** Takes back a change that waits for the period's end. */
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

/** Ends the subscription at the end of what is paid for; one that is not paid yet ends at once. */
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

/** Takes a cancellation back while the period still runs. */
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
