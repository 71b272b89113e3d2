import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Instant, Language } from "./values.ts";

/** Pay of a year of full-time work, in whole units of the currency (ISO 4217). */
const Money = z.object({ amount: z.int(), currency: z.string() });
const Range = z.object({ low: z.int(), high: z.int(), currency: z.string() });

/** A city as the product's own postings show it. `growth` compares this week's new ones with last week's, percent. */
export const MarketCity = z.object({
  name: z.string(),
  jobs: z.int(),
  pay: Money.nullable(),
  growth: z.int().nullable(),
  demand: z.enum(["high", "veryHigh"]).nullable(),
  skills: z.array(z.string()),
});
export type MarketCity = z.infer<typeof MarketCity>;

/** A role as the product's own postings show it. `pay` spans the middle half. */
export const MarketRole = z.object({
  title: z.string(),
  openings: z.int(),
  pay: Range.nullable(),
  growth: z.int().nullable(),
  companies: z.int(),
});
export type MarketRole = z.infer<typeof MarketRole>;

/**
 * What the stored postings say of cities and roles, counted at `asOf` over `postings` of them; a list is null while
 * too few stand behind it. May be ten minutes old.
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
