import type { Insights } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import { enough } from "../jobs/salary/percentile.ts";
import { figureFormats } from "./figure-formats.ts";

/** The key of a sentence in `job-search-insights.insights` of the locale files, with its parameters. */
export interface Sentence {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The sentences of each part of the insights. The text of a part is its sentences joined. */
export interface InsightSentences {
  readonly marketAnalysis: readonly Sentence[];
  readonly salaryRange: readonly Sentence[];
  readonly careerAdvice: readonly Sentence[];
  readonly industryTrends: readonly Sentence[];
  readonly recommendations: readonly Sentence[];
}

const none: Sentence = { key: "notEnough", params: {} };
const changeThreshold = 0.15;

const matchesKeys = { title: "matchesTitle", alike: "matchesAlike", all: "matchesAll" } as const;

function publishedPay(published: Insights["figures"]["published"], language: Language): Sentence {
  if (published === undefined) return none;
  const { role, p25, p50, p75 } = published;
  const { money } = figureFormats(language, "USD");
  return { key: "published", params: { role, low: money(p25), middle: money(p50), high: money(p75) } };
}

/** Compares the postings of the last week with those of the week before. */
export function demandOf(figures: Insights["figures"]): "rising" | "falling" | "steady" {
  const { newLast7Days: fresh, newPrevious7Days: before } = figures;
  if (fresh > before * (1 + changeThreshold)) return "rising";
  return fresh < before * (1 - changeThreshold) ? "falling" : "steady";
}

/** The trend of the last two weeks; nothing where the postings are samples or too few. */
function trendOf(figures: Insights["figures"], number: Intl.NumberFormat): Sentence {
  const { newLast7Days: fresh, newPrevious7Days: before } = figures;
  if (figures.samples) return { key: "noTrend", params: {} };
  if (fresh + before < enough) return none;
  return { key: demandOf(figures), params: { fresh: number.format(fresh), before: number.format(before) } };
}

/**
 * Chooses the sentences that the figures support. Each is based on counts, and a part with too few postings says so.
 * @param language The one to format numbers, money and lists in.
 */
export function insightSentences(
  query: string,
  figures: Insights["figures"],
  language: Language,
): InsightSentences {
  const { number, percent, money } = figureFormats(language, figures.salary?.currency);
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const names = (items: readonly { name: string }[], most: number) =>
    list.format(items.slice(0, most).map((item) => item.name));
  const { matches, salary, skills, companies, remoteShare, newLast7Days: fresh } = figures;
  const sentence = (key: string, params: Sentence["params"] = {}): Sentence => ({ key, params });

  const marketAnalysis = [
    sentence(matchesKeys[figures.tier], {
      count: matches,
      shown: number.format(matches),
      titles: number.format(figures.titles ?? matches),
      query,
    }),
  ];
  if (figures.samples) marketAnalysis.push(sentence(figures.onlySamples ? "onlySamples" : "samples"));
  if (companies.length >= 3 && matches >= enough && !figures.onlySamples)
    marketAnalysis.push(sentence("companies", { names: names(companies, 3) }));
  if (remoteShare !== null && remoteShare >= 0.01)
    marketAnalysis.push(sentence("remote", { share: percent.format(remoteShare) }));

  const salaryRange =
    salary === null
      ? [publishedPay(figures.published, language)]
      : [
          sentence("salary", {
            low: money(salary.p25),
            high: money(salary.p75),
            middle: money(salary.p50),
            count: salary.count,
            shown: number.format(salary.count),
          }),
        ];

  const careerAdvice =
    matches >= enough && skills.length >= 3 ? [sentence("advice", { names: names(skills, 3) })] : [none];

  const recommendations: Sentence[] = [];
  if (skills.length > 0 && matches >= enough)
    recommendations.push(sentence("nameSkills", { names: names(skills, 5) }));
  if (salary !== null)
    recommendations.push(sentence("askFor", { middle: money(salary.p50), high: money(salary.p75) }));
  if (remoteShare !== null && remoteShare >= 0.2)
    recommendations.push(sentence("tryRemote", { share: percent.format(remoteShare) }));
  if (fresh >= enough && !figures.samples)
    recommendations.push(sentence("applyEarly", { count: fresh, shown: number.format(fresh) }));
  if (matches < enough) recommendations.push(sentence("widen"));
  return {
    marketAnalysis,
    salaryRange,
    careerAdvice,
    industryTrends: [trendOf(figures, number)],
    recommendations,
  };
}
