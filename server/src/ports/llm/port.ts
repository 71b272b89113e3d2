import type { Language } from "@waymark/contract/values";
import type { z } from "zod";

/** Each purpose has its prompt in `prompts/` and may have its own model. */
export const purposes = ["repair", "reword", "feedback", "insights", "letter", "practice"] as const;
export type Purpose = (typeof purposes)[number];

export interface Question<T> {
  readonly purpose: Purpose;
  /** Calls and tokens are counted by person and day. */
  readonly userId: string;
  readonly language: Language;
  /** Untrusted material. It reaches the model as JSON between markers, never as instructions. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodType<T>;
  readonly signal?: AbortSignal | undefined;
}

/** Answers are suggestions that the caller checks; the product works without a model. */
export interface Llm {
  modelFor(purpose: Purpose): string | null;
  readonly embedding: string | null;
  /**
   * Asks again with the problem when the answer has the wrong shape; 20 s for everything.
   * @throws AppError `model_off`, `model_limit` and `model_limit_all` (details: resetsAt), `model_unavailable`
   * (details: reason: time, size, network, status, refused, shape).
   */
  ask<T>(question: Question<T>): Promise<T>;
  /** Vectors in the order of the texts; counts as one question of the person. @throws AppError as `ask`. */
  embed(userId: string, texts: readonly string[], signal?: AbortSignal): Promise<number[][]>;
}
