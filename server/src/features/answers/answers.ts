import { isDeepStrictEqual } from "node:util";
import { type Answer, answersLimit, type saveAnswer as endpoint } from "@waymark/contract/answers";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { isStatisticsQuestion } from "@waymark/domain/answers/statistics-question";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import {
  AnswerText,
  countAnswers,
  insertAnswer,
  lockAnswer,
  lockAnswers,
  readAnswers,
  removeAnswer,
  updateAnswer,
} from "./store.ts";

export const listAnswers = async (
  deps: Deps,
  actor: Pick<Actor, "userId">,
): Promise<{ answers: Answer[]; limit: number }> => ({
  answers: await readAnswers(deps, actor.userId),
  limit: answersLimit,
});

/** Tells the person's open tabs that an answer changed. Call it in the transaction of the change. */
const publishChange = (deps: Deps, actor: Actor, answerId: string) =>
  deps.events.publish(deps.db, actor.userId, "letters-changed", { answerId });

/** @throws AppError `not_found`. */
async function ownAnswer(deps: Deps, actor: Actor, id: string): Promise<Answer> {
  const answer = await lockAnswer(deps, actor.userId, id);
  if (answer === null) throw new AppError("not_found");
  return answer;
}

/** Employers ask such questions for statistics; the answers are nobody's business. @throws AppError `statistics_question`. */
function requireStorable(question: string): void {
  if (isStatisticsQuestion(question)) throw new AppError("statistics_question");
}

/** @throws AppError `too_many_answers`, `statistics_question`. */
export async function createAnswer(deps: Deps, actor: Actor, answer: AnswerText): Promise<Answer> {
  requireStorable(answer.question);
  return inTransaction(deps, async (tx) => {
    await lockAnswers(tx.db, actor.userId);
    if ((await countAnswers(tx.db, actor.userId)) >= answersLimit)
      throw new AppError("too_many_answers", { limit: answersLimit });
    const id = newId();
    await insertAnswer(tx, actor.userId, id, answer);
    await publishChange(tx, actor, id);
    return ownAnswer(tx, actor, id);
  });
}

/**
 * Saves the given fields; saving the stored ones again changes nothing, whatever the version.
 * @throws AppError `not_found`, `statistics_question`; `conflict` with `details.current`.
 */
export async function saveAnswer(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...change }: BodyOf<typeof endpoint>,
): Promise<Answer> {
  return inTransaction(deps, async (tx) => {
    const current = await ownAnswer(tx, actor, id);
    const written = AnswerText.parse(current);
    const next = AnswerText.parse({ ...written, ...change });
    requireStorable(next.question);
    if (isDeepStrictEqual(next, written)) return current;
    if (version !== undefined && version !== current.version) throw new AppError("conflict", { current });
    await updateAnswer(tx, actor.userId, id, next, current.version + 1);
    await publishChange(tx, actor, id);
    return ownAnswer(tx, actor, id);
  });
}

/** @throws AppError `not_found`. */
export async function deleteAnswer(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await removeAnswer(tx.db, actor.userId, id))) throw new AppError("not_found");
    await publishChange(tx, actor, id);
  });
}
