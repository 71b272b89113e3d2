import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, filledLine, Id, Instant, Language, text } from "./values.ts";

const noun = "answers";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;
const ById = z.object({ id: z.string() });

export const answersLimit = 300;

/**
 * Topics that are never filled in unasked: the person confirms the answer each time. Questions of origin, gender or
 * disability that an employer asks for statistics are never stored.
 */
export const lockedTopics = ["visa", "disability", "salary", "health", "family", "convictions"] as const;
export const LockedTopic = z.enum(lockedTopics);
export type LockedTopic = z.infer<typeof LockedTopic>;

const fields = {
  question: filledLine(500),
  /** Three lengths of the same answer; an empty one is not written yet. */
  short: text(300),
  medium: text(1_500),
  long: text(6_000),
  language: Language,
};

/** An answer to a question that application forms ask again and again. `locked` is found in the question. */
export const Answer = z.object({
  id: Id,
  ...fields,
  locked: LockedTopic.nullable(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Answer = z.infer<typeof Answer>;

export const listAnswers = endpoint({
  method: "GET",
  path: "/api/answers",
  access,
  noun,
  response: z.object({ answers: z.array(Answer), limit: z.int() }),
  errors: ["not_signed_in"],
});
/** A question for statistics of origin, gender or disability is refused with `statistics_question`. */
export const createAnswer = endpoint({
  method: "POST",
  path: "/api/answers",
  access,
  noun,
  body: z.object(fields),
  response: z.object({ answer: Answer }),
  errors: ["not_signed_in", "too_many_answers", "statistics_question"],
  limit: 60,
});
/** Saves the given fields. A stale `version` is refused with `conflict` and `details.current`. */
export const saveAnswer = endpoint({
  method: "PUT",
  path: "/api/answers/:id",
  access,
  noun,
  params: ById,
  body: z.object(fields).partial().extend({ version: z.int().optional() }),
  response: z.object({ answer: Answer }),
  errors: [...missing, "conflict", "statistics_question"],
});
export const deleteAnswer = endpoint({
  method: "DELETE",
  path: "/api/answers/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});
