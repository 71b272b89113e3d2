import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { AppError } from "@waymark/contract/errors";
import { APICallError, embedMany, generateText, type ModelMessage } from "ai";
import type { Deps } from "../../deps.ts";
import type { GuardedFetch } from "../../outbound/guard.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import type { Llm, Purpose, Question } from "./port.ts";
import { loadPrompts } from "./prompt.ts";
import { readStructured } from "./read-structured.ts";
import { settleTokens, takeCall } from "./store.ts";

export interface CompatibleOptions {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly modelFor: (purpose: Purpose) => string | null;
  readonly embedding: string | null;
  readonly fetch: GuardedFetch;
  readonly timeoutMs: number;
}

const mostOutputTokens = 2_000;
/** About four characters per token; an estimate for providers that report no count. */
const tokensIn = (text: string): number => Math.ceil(text.length / 4);

/** Without the cause: a provider's error may repeat the question, and with it the resume, or the key. */
const unavailable = (reason: string) => new AppError("model_unavailable", { reason });

/** Any endpoint with OpenAI's chat completions API: hosted ones, Ollama, vLLM, llama.cpp. */
export function openCompatibleLlm(
  deps: Pick<Deps, "config" | "db" | "log" | "now">,
  options: CompatibleOptions,
): Llm {
  const provider = createOpenAICompatible({
    name: "configured",
    baseURL: options.baseUrl.replace(/\/+$/, ""),
    ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
    fetch: boundedFetch(options.fetch, options.timeoutMs),
  });
  const promptOf = loadPrompts();
  const limits = {
    calls: deps.config.LLM_DAILY_CALLS,
    tokens: deps.config.LLM_DAILY_TOKENS,
    tokensOfAll: deps.config.LLM_DAILY_TOKENS_ALL,
  };

  /** @throws AppError `model_limit`, `model_limit_all` (details: resetsAt). */
  async function take(userId: string, day: string, tokens: number): Promise<void> {
    const usedUp = await takeCall(deps.db, { userId, day, tokens, limits });
    if (usedUp === null) return;
    const code = usedUp === "person" ? "model_limit" : "model_limit_all";
    throw new AppError(code, { resetsAt: nextDay(day) });
  }

  async function ask<T>(question: Question<T>): Promise<T> {
    const model = options.modelFor(question.purpose);
    if (model === null) throw new AppError("model_off");
    const { system, material } = promptOf(question);
    const { userId } = question;
    const day = deps.now().toISOString().slice(0, 10);
    // Reserved beforehand, so that parallel questions cannot exceed the limit together; corrected afterwards.
    const taken = tokensIn(system + material) + mostOutputTokens;
    await take(userId, day, taken);
    const spent = { tokens: 0 };
    const started = performance.now();
    try {
      return await converse(model, system, material, question, spent);
    } catch (error) {
      const failure = failureOf(error);
      deps.log.warn(
        {
          purpose: question.purpose,
          reason: failure.details?.reason,
          ms: Math.round(performance.now() - started),
        },
        "the model gave no answer",
      );
      throw failure;
    } finally {
      await settleTokens(deps.db, { userId, day, difference: spent.tokens - taken });
    }
  }

  async function converse<T>(
    model: string,
    system: string,
    material: string,
    { schema, signal }: Question<T>,
    spent: { tokens: number },
  ): Promise<T> {
    const time = AbortSignal.timeout(options.timeoutMs);
    const abortSignal = signal === undefined ? time : AbortSignal.any([time, signal]);
    const messages: ModelMessage[] = [{ role: "user", content: material }];
    for (let tries = 0; tries < 2; tries++) {
      const sent = tokensIn(system) + tokensIn(JSON.stringify(messages));
      // The sent tokens are spent even if no answer comes.
      spent.tokens += sent;
      const { text, usage, finishReason } = await generateText({
        model: provider(model),
        system,
        messages,
        maxOutputTokens: mostOutputTokens,
        temperature: 0.2,
        maxRetries: 0,
        abortSignal,
      });
      spent.tokens += (usage.totalTokens || sent + tokensIn(text)) - sent;
      if (finishReason === "content-filter") throw unavailable("refused");
      const read = readStructured(text, schema);
      if ("value" in read) return read.value;
      messages.push(
        { role: "assistant", content: text.slice(0, 8_000) || "(nothing)" },
        {
          role: "user",
          content: `That answer does not fit: ${read.problem} Answer again with the JSON object alone.`,
        },
      );
    }
    throw unavailable("shape");
  }

  return {
    modelFor: options.modelFor,
    embedding: options.embedding,
    ask,
    async embed(userId, texts, signal) {
      if (options.embedding === null) throw new AppError("model_off");
      const day = deps.now().toISOString().slice(0, 10);
      const tokens = texts.reduce((sum, text) => sum + tokensIn(text), 0);
      await take(userId, day, tokens);
      const time = AbortSignal.timeout(options.timeoutMs);
      try {
        const { embeddings } = await embedMany({
          model: provider.textEmbeddingModel(options.embedding),
          values: [...texts],
          maxRetries: 0,
          abortSignal: signal === undefined ? time : AbortSignal.any([time, signal]),
        });
        return embeddings;
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString();

function failureOf(error: unknown): AppError {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at instanceof AppError) {
      if (at.code === "source_unavailable") return unavailable(String(at.details?.reason ?? "network"));
      return at.code === "outbound_refused" ? unavailable("network") : at;
    }
    if (APICallError.isInstance(at) && at.statusCode !== undefined)
      return unavailable(at.statusCode < 300 ? "shape" : "status");
    if (at.name === "TimeoutError" || at.name === "AbortError") return unavailable("time");
  }
  return unavailable("shape");
}
