import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Instant, Language } from "./values.ts";

/** Pay per year of full-time work, in whole units of the currency (ISO 4217). */
const Money = z.object({ amount: z.int(), currency: z.string() });
const Range = z.object({ low: z.int(), high: z.int(), currency: z.string() });

/** A city in the product's own postings. `growth` compares this week's new postings with last week's, in percent. */
export const MarketCity = z.object({
  name: z.string(),
  jobs: z.int(),
  pay: Money.nullable(),
  growth: z.int().nullable(),
  demand: z.enum(["high", "veryHigh"]).nullable(),
  skills: z.array(z.string()),
});
export type MarketCity = z.infer<typeof MarketCity>;

/** A role in the product's own postings. `pay` is the middle half. */
export const MarketRole = z.object({
  title: z.string(),
  openings: z.int(),
  pay: Range.nullable(),
  growth: z.int().nullable(),
  companies: z.int(),
});
export type MarketRole = z.infer<typeof MarketRole>;

/**
 * Counted at `asOf` over `postings` stored postings; a list is null while there are too few. Up to ten minutes old.
 */
export const readMarket = endpoint({
  method: "GET",
  path: "/api/market",
  access: "public",
  noun: "market",
  query: z.object({ language: Language.default("en") }),
  response: z.object({
    asOf: Instant,
    postings: z.int(),
    cities: z.array(MarketCity).nullable(),
    roles: z.array(MarketRole).nullable(),
  }),
  errors: [],
});
