import type { Insights } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import { enough } from "../../jobs/salary/percentile.ts";
import { figureFormats } from "../figure-formats.ts";
import { demandOf } from "../insight-sentences.ts";
import { isSafeName } from "./added-to-insights.ts";

const mostNames = 6;

/**
 * The input for a model that words insights: the figures as the reader's language writes them, and nothing else. Names
 * that look like sentences, which somebody put into a posting, are left out.
 */
export function insightMaterial({ query, figures }: Insights, language: Language): Record<string, unknown> {
  const { number, percent, money } = figureFormats(language, figures.salary?.currency);
  const { salary, remoteShare, place } = figures;
  const counted = (items: readonly { name: string; count: number }[]) =>
    items
      .filter(({ name }) => isSafeName(name))
      .slice(0, mostNames)
      .map(({ name, count }) => ({ name, postings: number.format(count) }));
  const demand = demandOf(figures);
  return {
    search: query,
    ...(place === "" ? {} : { place }),
    postings: number.format(figures.matches),
    ...(salary === null
      ? {}
      : {
          yearlyPay: {
            lowerQuarter: money(salary.p25),
            middle: money(salary.p50),
            upperQuarter: money(salary.p75),
            postingsThatStateIt: number.format(salary.count),
          },
        }),
    skills: counted(figures.skills),
    companies: counted(figures.companies),
    ...(remoteShare === null ? {} : { remote: percent.format(remoteShare) }),
    ...(figures.newLast7Days + figures.newPrevious7Days < enough
      ? {}
      : {
          newInLast7Days: number.format(figures.newLast7Days),
          newIn7DaysBefore: number.format(figures.newPrevious7Days),
          demand,
        }),
  };
}
