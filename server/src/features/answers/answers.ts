import { Answer, answersLimit, type saveAnswer as endpoint } from "@waymark/contract/answers";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { lockedTopicOf } from "@waymark/domain/answers/locked-topics";
import { isStatisticsQuestion } from "@waymark/domain/answers/statistics-question";
import type { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import {
  createItem,
  deleteItem,
  listItems,
  type SealedItemKind,
  saveItem,
} from "../../sealed-items/sealed-items.ts";
import { answers } from "./tables.ts";

const AnswerText = Answer.omit({ id: true, locked: true, version: true, createdAt: true, updatedAt: true });
type AnswerText = z.infer<typeof AnswerText>;

const kind: SealedItemKind<AnswerText, Answer> = {
  table: answers,
  lock: 7716242,
  limit: answersLimit,
  tooMany: "too_many_answers",
  Text: AnswerText,
  itemOf: (text, row) => ({ ...row, ...text, locked: lockedTopicOf(text.question) }),
  publishChange: (deps, actor, answerId) =>
    deps.events.publish(deps.db, actor.userId, "letters-changed", { answerId }),
  // Employers ask such questions for statistics; the answers are nobody's business.
  check: ({ question }) => {
    if (isStatisticsQuestion(question)) throw new AppError("statistics_question");
  },
};

export const listAnswers = async (deps: Deps, { userId }: Pick<Actor, "userId">) => ({
  answers: await listItems(kind, deps, userId),
  limit: answersLimit,
});

export const createAnswer = (deps: Deps, actor: Actor, answer: AnswerText) =>
  createItem(kind, deps, actor, answer);

export const saveAnswer = (
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...change }: BodyOf<typeof endpoint>,
) => saveItem(kind, deps, actor, id, { version, change });

export const deleteAnswer = (deps: Deps, actor: Actor, id: string) => deleteItem(kind, deps, actor, id);
