import type { Language } from "@waymark/contract/values";
import type { z } from "zod";

/** What a model may be asked for; each has its prompt in `prompts/` and may have a model of its own. */
export const purposes = ["repair", "reword", "feedback", "insights"] as const;
export type Purpose = (typeof purposes)[number];

export interface Question<T> {
  readonly purpose: Purpose;
  /** Who asks: spend and number are counted by person and day. */
  readonly userId: string;
  /** The language of the answer. */
  readonly language: Language;
  /** Material, of whatever origin. It reaches the model as JSON between marks, never as instructions. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What the answer must be. */
  readonly schema: z.ZodType<T>;
  /** The asker has given up. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A language model. What it says is a suggestion that the caller checks; nothing of the product depends on one.
 */
export interface Llm {
  /** The model's name for a purpose; null where none is configured. */
  modelFor(purpose: Purpose): string | null;
  /** The name of the model that embeds; null where none is configured. */
  readonly embedding: string | null;
  /**
   * Asks once, and once more with what was wrong when the answer has another shape; 20 s for all of it.
   * @throws AppError `model_off`, `model_limit` and `model_limit_all` (details: resetsAt), `model_unavailable` (details: reason: time, size,
   *   network, status, refused, shape).
   */
  ask<T>(question: Question<T>): Promise<T>;
  /**
   * Vectors of texts, in order, counted as one question of a person.
   * @throws AppError as `ask`.
   */
  embed(userId: string, texts: readonly string[], signal?: AbortSignal): Promise<number[][]>;
}
