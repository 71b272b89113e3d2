import type { Insights } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import { topCodedWage } from "@waymark/domain/careers/figures";
import { shippedCatalogue } from "@waymark/domain/careers/shipped-catalogue";
import type { InsightTally } from "@waymark/domain/job-search/insights";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import { relatedTitles } from "@waymark/domain/job-search/related-titles";
import { enough } from "@waymark/domain/jobs/salary/percentile";
import type { Deps } from "../../../deps.ts";
import { openOccupations } from "../match/open-occupations.ts";

type Figures = Insights["figures"];

/** The postings that figures are of. */
export interface InsightBasis {
  readonly tier: Figures["tier"];
  readonly tally: InsightTally;
  readonly titles: number;
  readonly published?: Figures["published"];
}

const isPaid = ({ pay }: InsightTally): boolean => (pay?.sorted.length ?? 0) >= enough;

/**
 * The titles with the words of a query; with equal titles of the same trade while too few of them state pay; all that
 * mention the words only where no title answers.
 * @param words the query as text.
 */
export async function insightBasis(
  { jobIndex, now }: Pick<Deps, "jobIndex" | "now">,
  query: IndexQuery,
  { words, language, currency }: { words: string; language: Language; currency: string | undefined },
): Promise<InsightBasis> {
  const ask = { currency, now: now() };
  const own = await jobIndex.tally(query, "title", ask);
  if (isPaid(own)) return { tier: "title", tally: own, titles: own.matches };
  const occupations = await openOccupations();
  const { related } = relatedTitles(occupations, words, language);
  const published = publishedWages(occupations.read(words).trades, language);
  const withAlike = { ...query, related: { alike: related.alike, further: [], near: [] } };
  const alike = related.alike.length === 0 ? own : await jobIndex.tally(withAlike, "alike", ask);
  const told = { titles: own.matches, ...(published === undefined ? {} : { published }) };
  if (alike.matches > own.matches) return { tier: "alike", tally: alike, ...told };
  if (own.matches > 0) return { tier: "title", tally: own, ...told };
  return { tier: "all", tally: await jobIndex.tally(query, "all", ask), ...told };
}

/** The wages of the one occupation that a text names. */
function publishedWages(
  trades: ReturnType<Awaited<ReturnType<typeof openOccupations>>["read"]>["trades"],
  language: Language,
): Figures["published"] {
  const [role, ...others] = trades;
  if (role === undefined || others.length > 0) return undefined;
  const wages = shippedCatalogue().figures.get(role.codes[0] ?? "")?.wages;
  if (wages === undefined || wages.p75 >= topCodedWage) return undefined;
  const { p25, p50, p75 } = wages;
  return { role: role.titles[language][0] ?? "", p25, p50, p75 };
}
