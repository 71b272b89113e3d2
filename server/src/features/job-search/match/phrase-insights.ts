import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { phraseInsights as endpoint, InsightWording } from "@waymark/contract/jobs";
import { addedToInsights } from "@waymark/domain/job-search/prose/added-to-insights";
import { insightMaterial } from "@waymark/domain/job-search/prose/insight-material";
import { z } from "zod";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import type { Llm } from "../../../ports/llm/port.ts";
import { insightsOfPlan } from "./figures-of-plan.ts";

type Worded = AnswerOf<typeof endpoint>;

const sentence = (most: number) => z.string().trim().min(1).max(most);
const Wording = z.object({
  paragraphs: z.array(sentence(600)).min(1).max(3),
  advice: z.array(sentence(300)).max(4),
});

const keptMs = 60 * 60_000;
const mostKept = 300;
/** Cached for everybody by figures, which contain nothing about the person. */
const wordingCache = new WeakMap<Llm, Map<string, { until: number; worded: Worded }>>();

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
  const answers = wordingCache.get(deps.llm) ?? new Map<string, { until: number; worded: Worded }>();
  wordingCache.set(deps.llm, answers);
  const key = JSON.stringify([actor.locale, model, data]);
  const now = deps.now().getTime();
  const known = answers.get(key);
  if (known !== undefined && known.until > now) return known.worded;

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
  answers.delete(key);
  answers.set(key, { until: now + keptMs, worded });
  for (const oldest of [...answers.keys()].slice(0, Math.max(0, answers.size - mostKept)))
    answers.delete(oldest);
  return worded;
}

const textOf = ({ paragraphs, advice }: InsightWording): string => [...paragraphs, ...advice].join("\n");
