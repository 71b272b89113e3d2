import type { JobType } from "@waymark/contract/jobs";
import { readAskedPlace } from "./location.ts";
import { payTokenFor, remoteToken, stemsOf, typeToken, unknownPayToken } from "./tokens.ts";

/** A search as a person asks it. `salaryMin` is annual. */
export interface AskedSearch {
  readonly query: string;
  readonly location?: string | undefined;
  readonly remote?: boolean | undefined;
  readonly jobType?: JobType | "all" | undefined;
  readonly salaryMin?: number | undefined;
  readonly unknownPay?: boolean | undefined;
}

/**
 * A search as the index runs it. `terms` are stems that must all be met; of every list in `filters` one token
 * must be; `pay` is checked exactly besides.
 */
export interface IndexQuery {
  readonly terms: readonly string[];
  readonly filters: readonly (readonly string[])[];
  readonly pay: { readonly least: number; readonly currency: string; readonly unknown: boolean } | null;
}

const mostTerms = 16;

/**
 * Reads a search. The minimum pay is in the currency of the searched place, else in `currency`, the person's.
 */
export function readQuery(asked: AskedSearch, currency: string): IndexQuery {
  const place = asked.location ? readAskedPlace(asked.location) : undefined;
  const filters: (readonly string[])[] = [...(place?.all ?? [])];
  if (asked.remote === true || place?.remote === true) filters.push([remoteToken]);
  if (asked.jobType !== undefined && asked.jobType !== "all") filters.push([typeToken(asked.jobType)]);
  const least = asked.salaryMin ?? 0;
  const pay =
    least > 0 ? { least, currency: place?.currency ?? currency, unknown: asked.unknownPay === true } : null;
  if (pay !== null) {
    const token = payTokenFor(pay.least, pay.currency);
    filters.push(pay.unknown ? [token, unknownPayToken] : [token]);
  }
  return { terms: stemsOf(asked.query).slice(0, mostTerms), filters, pay };
}

/** A query in the form in which equal ones are counted together: its words in plain letters. */
export const queryKey = (query: string): string => stemsOf(query).slice(0, mostTerms).join(" ");
