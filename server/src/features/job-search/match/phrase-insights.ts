import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { phraseInsights as endpoint, InsightWording } from "@waymark/contract/jobs";
import { addedToInsights } from "@waymark/domain/job-search/prose/added-to-insights";
import { insightMaterial } from "@waymark/domain/job-search/prose/insight-material";
import { z } from "zod";
import type { Actor } from "../../../actor.ts";
import type { CacheRules } from "../../../caches.ts";
import type { Deps } from "../../../deps.ts";
import { insightsOfPlan } from "./figures-of-plan.ts";

type Worded = AnswerOf<typeof endpoint>;

const sentence = (most: number) => z.string().trim().min(1).max(most);
const Wording = z.object({
  paragraphs: z.array(sentence(600)).min(1).max(3),
  advice: z.array(sentence(300)).max(4),
});

/**
 * Cached for everybody by figures, which contain nothing about the person. Parallel requests ask the model each for
 * itself: each has an own allowance, and ends when its person leaves.
 */
const wordingCache: CacheRules<Worded> = { name: "wordings", max: 300, ttlMs: 60 * 60_000 };

/**
 * Lets a model word the insights, with the figures of the person's plan. The wording is dropped when it has a number, a
 * name or a skill that is not in the figures.
 * @throws AppError insights_blank for a query without words, and the errors of `Llm.ask`.
 */
export async function phraseInsights(
  deps: Deps,
  actor: Actor,
  asked: { query: string; location?: string | undefined },
  signal?: AbortSignal,
): Promise<Worded> {
  const { insights, others } = await insightsOfPlan(deps, actor, asked);
  const model = insights.writer;
  if (model === undefined) throw new AppError("model_off");
  const data = insightMaterial(insights, actor.locale);
  const cache = deps.caches.of(wordingCache);
  const key = JSON.stringify([actor.locale, model, data]);
  const known = cache.peek(key);
  if (known !== undefined) return known;

  const wording = await deps.llm.ask({
    purpose: "insights",
    userId: actor.userId,
    language: actor.locale,
    data,
    schema: Wording,
    signal,
  });
  const added = addedToInsights(textOf(wording), {
    query: insights.query,
    figures: insights.figures,
    language: actor.locale,
    said: [
      insights.marketAnalysis,
      insights.salaryRange,
      insights.industryTrends,
      insights.careerAdvice,
      ...insights.recommendations,
    ].join("\n"),
    others: others(),
  });
  if (added.length > 0)
    deps.log.debug({ count: added.length }, "a model's wording said more than the figures");
  const worded = { wording: added.length === 0 ? wording : null, model };
  cache.set(key, worded);
  return worded;
}

const textOf = ({ paragraphs, advice }: InsightWording): string => [...paragraphs, ...advice].join("\n");
