import type { Language } from "@waymark/contract/values";
import type { z } from "zod";

/** The uses of a model; each has its prompt in `prompts/` and may have its own model. */
export const purposes = ["repair", "reword", "feedback", "insights", "letter", "practice"] as const;
export type Purpose = (typeof purposes)[number];

export interface Question<T> {
  readonly purpose: Purpose;
  /** The person who asks; calls and tokens are counted by person and day. */
  readonly userId: string;
  /** The language of the answer. */
  readonly language: Language;
  /** Untrusted material. It reaches the model as JSON between markers, never as instructions. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The required shape of the answer. */
  readonly schema: z.ZodType<T>;
  /** Aborted when the caller gives up. */
  readonly signal?: AbortSignal | undefined;
}

/** A language model. Its answers are suggestions that the caller checks; the product works without one. */
export interface Llm {
  /** The model's name for a purpose; null when none is configured. */
  modelFor(purpose: Purpose): string | null;
  /** The name of the embedding model; null when none is configured. */
  readonly embedding: string | null;
  /**
   * Asks, and asks again with the problem when the answer has the wrong shape; 20 s for everything.
   * @throws AppError `model_off`, `model_limit` and `model_limit_all` (details: resetsAt), `model_unavailable`
   * (details: reason: time, size, network, status, refused, shape).
   */
  ask<T>(question: Question<T>): Promise<T>;
  /**
   * Vectors of texts, in the same order, counted as one question of the person.
   * @throws AppError as `ask`.
   */
  embed(userId: string, texts: readonly string[], signal?: AbortSignal): Promise<number[][]>;
}
