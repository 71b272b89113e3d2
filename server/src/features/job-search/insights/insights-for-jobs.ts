import type { Reason } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";
import type { Insights } from "@waymark/contract/jobs";
import { insightSentences, type Sentence } from "@waymark/domain/job-search/insight-sentences";
import { insightFigures } from "@waymark/domain/job-search/insights";
import { readQuery } from "@waymark/domain/job-search/query";
import { readQueryText } from "@waymark/domain/job-search/query-text";
import { readQueryPlace } from "@waymark/domain/jobs/location/location";
import { enough } from "@waymark/domain/jobs/salary/percentile";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { countable, notCounted } from "../../../ports/job-sources/counted-sources.ts";
import { switchedOn } from "../../../ports/job-sources/enabled-sources.ts";
import { visibleBoards } from "../../jobs/visible-boards.ts";
import { correctQuery } from "../search/correct-query.ts";
import { insightBasis } from "./insight-basis.ts";

/** The insights, and for who needs them the companies in the postings beside those that the figures name, commonest first. */
export interface ReadInsights {
  readonly insights: Insights;
  readonly others: () => readonly string[];
}

const mostOthers = 2_000;

/**
 * Figures about the postings that meet a query, and sentences about them in the caller's language. With `payLocked`,
 * the reason why the caller's plan hides pay, no figure of pay leaves.
 * @throws AppError insights_blank for a query without words.
 */
export async function insightsForJobs(
  deps: Deps,
  actor: Actor,
  asked: { query: string; location?: string | undefined },
  payLocked: Reason | null = null,
): Promise<ReadInsights> {
  const place = asked.location ?? "";
  const { currency } = readQueryPlace(place);
  const follows = await visibleBoards(deps, actor);
  const typed = readQuery(asked, {
    currency: currency ?? "USD",
    now: deps.now(),
    follows,
    language: actor.locale,
  });
  if (typed.terms.length === 0) throw new AppError("insights_blank");
  const corrected = await correctQuery(deps, asked.query, typed, actor.locale);
  const query = countable(
    deps.config,
    corrected === null ? typed : { ...typed, terms: corrected.terms, not: corrected.not },
  );
  const words = readQueryText(corrected?.query ?? asked.query).words;
  const { tally, ...basis } = await insightBasis(deps, query, { words, language: actor.locale, currency });
  const isOn = new Set(switchedOn(deps.config));
  const leftOut = notCounted(deps.config).flatMap((source) => (isOn.has(source) ? [source.policy.name] : []));
  const known = { ...insightFigures(tally, { ...basis, place, language: actor.locale }), leftOut };
  const figures = payLocked === null ? known : withoutPay(known, payLocked);
  const sentences = insightSentences(corrected?.query ?? asked.query, figures, actor.locale);
  const translate = ({ key, params }: Sentence) =>
    deps.translate(actor.locale, `job-search-insights.insights.${key}`, params);
  const text = (list: readonly Sentence[]) => list.map(translate).join(" ");
  const named = new Set(figures.companies.map(({ name }) => name));
  const others = () =>
    [...tally.companies]
      .filter(([name]) => !named.has(name))
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, mostOthers)
      .map(([name]) => name);
  return {
    others,
    insights: {
      query: corrected?.query ?? asked.query,
      marketAnalysis: text(sentences.marketAnalysis),
      salaryRange: payLocked === null ? text(sentences.salaryRange) : "",
      skillsInDemand: figures.skills.map((skill) => skill.name),
      careerAdvice: text(sentences.careerAdvice),
      industryTrends: text(sentences.industryTrends),
      recommendations: sentences.recommendations.map(translate),
      figures,
      ...writerOf(deps, figures),
    },
  };
}

const writerOf = (deps: Deps, { matches }: Insights["figures"]): { writer?: string } => {
  const writer = matches < enough ? null : deps.llm.modelFor("insights");
  return writer === null ? {} : { writer };
};

/** The figures without those of pay, but with how many postings state it. */
const withoutPay = (
  { published: _, ...figures }: Insights["figures"],
  reason: Reason,
): Insights["figures"] => ({
  ...figures,
  payLocked: { reason, count: figures.salary?.count ?? 0 },
  salary: null,
  distribution: [],
});
