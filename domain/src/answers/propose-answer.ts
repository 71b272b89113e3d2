import type { LetterMaterial } from "../letters/material.ts";
import { lockedTopicOf } from "./locked-topics.ts";
import { isStatisticsQuestion } from "./statistics-question.ts";

export interface ProposedAnswer {
  readonly short: string;
  readonly medium: string;
  readonly long: string;
}

/** An answer made of the stories and the resume, in three lengths; null where the material has none. */
export function proposeAnswer(question: string, material: LetterMaterial): ProposedAnswer | null {
  if (lockedTopicOf(question) !== null || isStatisticsQuestion(question)) return null;
  const story = material.stories[0];
  if (story === undefined) return null;
  const long = [story.situation, story.task, story.action, story.result].filter(Boolean).join(" ");
  const medium = [story.action, story.result].filter(Boolean).join(" ");
  return { short: story.result.slice(0, 300), medium: medium.slice(0, 1_500), long: long.slice(0, 6_000) };
}
