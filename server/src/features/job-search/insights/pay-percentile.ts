import type { Insights } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import { insightFigures } from "@waymark/domain/job-search/insights";
import { readQuery } from "@waymark/domain/job-search/query";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import { enough } from "@waymark/domain/jobs/salary/percentile";
import { percentileOf } from "@waymark/domain/offers/percentile-of";
import { currencyOfCountry } from "@waymark/domain/vocabulary/places";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { countable } from "../../../ports/job-sources/counted-sources.ts";
import { ensurePerson } from "../../accounts/profile/ensure-person.ts";

export interface AskedPay {
  readonly query: string;
  readonly place: string;
  /** ISO 4217: postings that pay in another one are not counted. */
  readonly currency: string;
  /** Pay of a year of full-time work. */
  readonly value: number;
}

/** The rank of a pay among postings; `count` of them state pay in its currency. */
export interface PayPercentile {
  readonly count: number;
  readonly samples: boolean;
  readonly salary: { p25: number; p50: number; p75: number } | null;
  readonly percentile: number | null;
  readonly distribution: Insights["figures"]["distribution"];
}

const nothing: PayPercentile = { count: 0, samples: false, salary: null, percentile: null, distribution: [] };

/**
 * Ranks a pay among the stored postings whose title meets a query at a place; among none if fewer than eight of them
 * state pay. Currencies are never mixed.
 */
export async function payPercentileOf(
  deps: Deps,
  { query, place, currency, value }: AskedPay,
): Promise<PayPercentile> {
  const now = deps.now();
  const typed = countable(deps.config, readQuery({ query, location: place }, { currency, now }));
  if (typed.terms.length === 0) return nothing;
  const tally = await deps.jobIndex.tally(typed, "title", { currency, now });
  const figures = insightFigures(tally, { tier: "title", place, language: "en" });
  const sorted = tally.pay?.sorted ?? [];
  return {
    count: sorted.length,
    samples: figures.samples,
    salary: figures.salary,
    percentile: percentileOf(sorted, value, enough),
    distribution: figures.distribution,
  };
}

/** The fallback. */
export const currencyOfLanguage: Readonly<Record<Language, string>> = {
  en: "USD",
  es: "EUR",
  fr: "EUR",
  de: "EUR",
};

/** The country a person lives in by their own word, ISO 3166-1 alpha-2. */
export async function countryOfPerson(deps: Deps, actor: Actor): Promise<string | undefined> {
  const person = await ensurePerson(deps, actor.userId, actor.locale);
  return person === null ? undefined : readPostedPlace(person.location).country;
}

/** The currency a person thinks in (ISO 4217): their location's, else their time zone's, else their language's. */
export async function currencyOfPerson(deps: Deps, actor: Actor): Promise<string> {
  const country = await countryOfPerson(deps, actor);
  const local = country === undefined ? undefined : currencyOfCountry(country);
  if (local !== undefined) return local;
  if (actor.timeZone.startsWith("America/")) return "USD";
  return actor.timeZone === "Europe/Berlin" ? "EUR" : currencyOfLanguage[actor.locale];
}
