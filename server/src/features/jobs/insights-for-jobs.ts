import { AppError } from "@waymark/contract/errors";
import type { Insights } from "@waymark/contract/jobs";
import { insightSentences, type Sentence } from "@waymark/domain/jobs/insight-sentences";
import { insightFigures } from "@waymark/domain/jobs/insights";
import { readAskedPlace } from "@waymark/domain/jobs/location";
import { readQuery } from "@waymark/domain/jobs/query";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import type { Tier } from "./index/job-index.ts";
import { sqlJobIndex } from "./index/sql-job-index-store.ts";
import { insightRows } from "./store.ts";

/** Below this many titles that meet the query, all postings that speak of it are drawn on. */
const fewTitles = 200;
/** Figures are drawn from this many of the newest. */
const mostRows = 5_000;

/**
 * What the stored postings say about a query, as figures and as sentences in the asker's language.
 * @throws AppError insights_blank for a query without words.
 */
export async function insightsForJobs(
  deps: Deps,
  who: Who,
  asked: { query: string; location?: string | undefined },
): Promise<{ insights: Insights }> {
  const query = readQuery(asked, "USD");
  if (query.terms.length === 0) throw new AppError("insights_blank");
  const titles = await sqlJobIndex.count(deps.db, query, "title");
  const tier: Tier = titles < fewTitles ? "all" : "title";
  const ids = await sqlJobIndex.newest(deps.db, query, tier, mostRows);
  const matches = tier === "title" ? titles : await sqlJobIndex.count(deps.db, query, tier);
  const figures = insightFigures(await insightRows(deps.db, ids), {
    matches,
    tier,
    currency: readAskedPlace(asked.location ?? "").currency,
    language: who.locale,
    now: deps.now(),
  });
  const sentences = insightSentences(asked.query, figures, who.locale);
  const say = ({ key, params }: Sentence) => deps.say(who.locale, `jobs.insights.${key}`, params);
  const text = (list: readonly Sentence[]) => list.map(say).join(" ");
  return {
    insights: {
      query: asked.query,
      marketAnalysis: text(sentences.marketAnalysis),
      salaryRange: text(sentences.salaryRange),
      skillsInDemand: figures.skills.map((skill) => skill.name),
      careerAdvice: text(sentences.careerAdvice),
      industryTrends: text(sentences.industryTrends),
      recommendations: sentences.recommendations.map(say),
      figures,
    },
  };
}
