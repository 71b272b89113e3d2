import type { Deps } from "../../deps.ts";
import { openGuardedFetch } from "../../outbound/guarded-fetch.ts";
import { noLlm } from "./none.ts";
import type { Llm, Purpose } from "./port.ts";

/** The operator's address may be private (a model on the same machine), but its answers are limited like any other. */
export async function openLlm(deps: Pick<Deps, "config" | "db" | "log" | "now">): Promise<Llm> {
  const { config } = deps;
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_EMBEDDING_MODEL: embedding } = config;
  const own: Readonly<Record<Purpose, string | undefined>> = {
    repair: config.LLM_MODEL_REPAIR,
    reword: config.LLM_MODEL_REWORD,
    feedback: config.LLM_MODEL_FEEDBACK,
    insights: config.LLM_MODEL_INSIGHTS,
    letter: config.LLM_MODEL_LETTER,
    practice: config.LLM_MODEL_PRACTICE,
  };
  const isNamed = [model, embedding, ...Object.values(own)].some((name) => name !== undefined);
  if (baseUrl === undefined || !isNamed) return noLlm;
  // Only then is the memory of its packages needed.
  const { openCompatibleLlm } = await import("./openai-compatible.ts");
  return openCompatibleLlm(deps, {
    baseUrl,
    apiKey: config.LLM_API_KEY,
    modelFor: (purpose) => own[purpose] ?? model ?? null,
    embedding: embedding ?? null,
    fetch: openGuardedFetch({ allowPrivate: true }),
    timeoutMs: config.LLM_TIMEOUT_MS,
  });
}
