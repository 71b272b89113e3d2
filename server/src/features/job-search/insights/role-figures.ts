import type { Insights } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import { insightFigures } from "@waymark/domain/job-search/insights";
import { readQuery } from "@waymark/domain/job-search/query";
import type { Deps } from "../../../deps.ts";
import { countable } from "../../../ports/job-sources/counted-sources.ts";

export interface AskedRole {
  readonly title: string;
  readonly place: string;
  /** ISO 4217: pay in another currency is not counted. */
  readonly currency: string;
}

/** Figures of the stored postings whose title meets a role; null for a title without words, and for samples. */
export async function roleFigures(
  deps: Deps,
  { title, place, currency }: AskedRole,
  language: Language,
): Promise<Insights["figures"] | null> {
  const now = deps.now();
  const query = countable(deps.config, readQuery({ query: title, location: place }, { currency, now }));
  if (query.terms.length === 0) return null;
  const tally = await deps.jobIndex.tally(query, "title", { currency, now });
  return tally.samples > 0 ? null : insightFigures(tally, { tier: "title", place, language });
}
