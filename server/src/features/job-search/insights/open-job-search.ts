import { readQuery } from "@waymark/domain/job-search/query";
import type { Deps } from "../../../deps.ts";
import { countable } from "../../../ports/job-sources/counted-sources.ts";

/** The number of postings for a title, and their yearly pay. Samples do not count. */
export interface OpenJobs {
  readonly count: number;
  /** Ascending, in one currency; null where none of the country's is known. */
  readonly pay: { readonly currency: string; readonly sorted: Float64Array } | null;
}

const names = new Intl.DisplayNames(["en"], { type: "region" });

/** A country as a searcher names it: its code may be the name of a state or a word. */
const countryName = (code: string): string => names.of(code) ?? code;

/** The postings whose title meets a text, in a country where one is given. */
export async function openJobSearch(
  deps: Pick<Deps, "config" | "jobIndex" | "now">,
  title: string,
  { country, currency }: { readonly country: string | null; readonly currency: string | null },
): Promise<OpenJobs> {
  const now = deps.now();
  const asked = country === null ? { query: title } : { query: title, location: countryName(country) };
  const query = countable(deps.config, readQuery(asked, { currency: currency ?? "USD", now }));
  const tally = await deps.jobIndex.tally(query, "title", { currency: currency ?? undefined, now });
  const count = tally.matches - tally.samples;
  const isPaid = tally.samples === 0 && currency !== null && tally.pay?.currency === currency;
  return { count, pay: isPaid ? tally.pay : null };
}
