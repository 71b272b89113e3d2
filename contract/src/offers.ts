import { z } from "zod";
import { Reason } from "./billing.ts";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { Done, Id, Instant, line, text } from "./values.ts";

const noun = "offers";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/** Offers per person, and the most that can be compared. */
export const offersLimit = 200;
export const comparedOffers = 4;

/** An amount in whole units of the offer's currency. */
const Amount = z.number().min(0).max(1_000_000_000);
const Days = z.number().min(0).max(366);

export const offerPeriods = ["hour", "day", "week", "month", "year"] as const;
export const OfferPeriod = z.enum(offerPeriods);
export type OfferPeriod = z.infer<typeof OfferPeriod>;

/**
 * Null is not stated. `base` is per `period`, everything else per year. `bonus`, and the value of `equity` in the
 * first year, are ranges. `commute` is minutes one way; `onSiteDays` and `remoteDays` are per week.
 */
export const OfferInput = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: OfferPeriod.default("year"),
  base: Amount,
  hoursAWeek: z.number().min(1).max(80).nullable().default(null),
  bonusLow: Amount.nullable().default(null),
  bonusHigh: Amount.nullable().default(null),
  signingBonus: Amount.nullable().default(null),
  equityLow: Amount.nullable().default(null),
  equityHigh: Amount.nullable().default(null),
  leaveDays: Days.nullable().default(null),
  commuteMinutes: z.number().min(0).max(600).nullable().default(null),
  onSiteDays: z.number().min(0).max(7).nullable().default(null),
  remoteDays: z.number().min(0).max(7).nullable().default(null),
  startsOn: z.iso.date().nullable().default(null),
  decideBy: z.iso.date().nullable().default(null),
  benefits: text(5_000).default(""),
  notes: text(10_000).default(""),
});
export type OfferInput = z.infer<typeof OfferInput>;

export const Offer = OfferInput.extend({
  id: Id,
  version: z.int(),
  applicationId: Id,
  job: z.object({ title: z.string(), company: z.string(), location: z.string() }),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Offer = z.infer<typeof Offer>;

export const listOffers = endpoint({
  method: "GET",
  path: "/api/offers",
  access,
  noun,
  query: z.object({ applicationId: Id.optional() }),
  response: z.object({ offers: z.array(Offer) }),
  errors: ["not_signed_in"],
});

/**
 * Creates or replaces; the browser creates `id`. A stale `version` is refused with 409 and `details.current`; the low
 * end of a range must not exceed the high end (`range_reversed`).
 */
export const saveOffer = endpoint({
  method: "PUT",
  path: "/api/offers/:id",
  access,
  noun,
  params: z.object({ id: Id }),
  body: OfferInput.extend({ applicationId: Id, version: z.int().optional() }),
  bodyLimit: { bytes: jsonBytes(15_500), values: 2_000 },
  response: z.object({ offer: Offer }),
  errors: [...missing, "conflict", "range_reversed", "currency_unknown", "too_many_offers"],
  limit: 120,
});

export const deleteOffer = endpoint({
  method: "DELETE",
  path: "/api/offers/:id",
  access,
  noun,
  params: z.object({ id: Id }),
  response: Done,
  errors: [...missing],
});

/**
 * Among the postings for the offer's title and place, in its own currency only. `locked`: the plan does not show it.
 * `percentile` (0 to 100) and `salary` are null for fewer than eight postings with pay.
 */
export const OfferRank = z.object({
  offerId: Id,
  query: z.string(),
  place: z.string(),
  currency: z.string(),
  locked: Reason.nullable(),
  count: z.int(),
  samples: z.boolean(),
  yearly: z.number(),
  salary: z.object({ p25: z.number(), p50: z.number(), p75: z.number() }).nullable(),
  percentile: z.int().min(0).max(100).nullable(),
  distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
});
export type OfferRank = z.infer<typeof OfferRank>;

export const readOfferRank = endpoint({
  method: "GET",
  path: "/api/offers/:id/standing",
  access,
  noun,
  params: z.object({ id: Id }),
  query: z.object({ title: line(200).optional(), place: line(200).optional() }),
  response: z.object({ standing: OfferRank }),
  errors: [...missing],
  limit: 60,
});
