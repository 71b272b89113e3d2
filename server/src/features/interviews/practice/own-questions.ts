import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/interviews-questions";
import { ownQuestionsLimit, type QuestionWithLevels } from "@waymark/contract/interviews-questions";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { publishPractice } from "./publish-practice.ts";
import { knownQuestion, openBank, readQuestion } from "./question-bank.ts";
import {
  countOwnQuestions,
  insertOwnQuestion,
  lockOwnQuestion,
  lockPractice,
  markQuestionDeleted,
  OwnText,
  ownerOfQuestion,
  saveFavourite,
  updateOwnQuestion,
} from "./questions-store.ts";

async function requireBelowLimit(deps: Deps, actor: Actor): Promise<void> {
  if ((await countOwnQuestions(deps.db, actor.userId)) >= ownQuestionsLimit)
    throw new AppError("too_many_questions", { limit: ownQuestionsLimit });
}

/** Call it under the person's lock. @returns false for an id that is used already. */
export async function addQuestion(tx: Deps, actor: Actor, id: string, question: OwnText): Promise<boolean> {
  if ((await ownerOfQuestion(tx.db, id)) !== null) return false;
  await requireBelowLimit(tx, actor);
  await insertOwnQuestion(tx, actor.userId, id, question);
  await publishPractice(tx, actor, { questionId: id });
  return true;
}

/** @throws AppError `too_many_questions`; `not_found` for an id of somebody else or in the trash. */
export async function createQuestion(
  deps: Deps,
  actor: Actor,
  { id, ...question }: BodyOf<typeof contract.createQuestion>,
): Promise<QuestionWithLevels> {
  return inTransaction(deps, async (tx) => {
    await lockPractice(tx.db, actor.userId);
    await addQuestion(tx, actor, id, question);
    return readQuestion(tx, actor, id, actor.locale);
  });
}

/** Saves the given fields; saving the stored ones again changes nothing, whatever the version. */
export async function changeQuestion(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...change }: BodyOf<typeof contract.changeQuestion>,
): Promise<QuestionWithLevels> {
  return inTransaction(deps, async (tx) => {
    const current = await lockOwnQuestion(tx, actor.userId, id);
    if (current === null || current.deletedAt !== null) throw new AppError("not_found");
    const written = OwnText.parse(current);
    const next = OwnText.parse({ ...written, ...change });
    if (!isDeepStrictEqual(next, written)) {
      if (version !== undefined && version !== current.version)
        throw new AppError("conflict", { current: await readQuestion(tx, actor, id, actor.locale) });
      await updateOwnQuestion(tx, actor.userId, id, next);
      await publishPractice(tx, actor, { questionId: id });
    }
    return readQuestion(tx, actor, id, actor.locale);
  });
}

/** Moves an own question to the trash. */
export async function deleteQuestion(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await lockPractice(tx.db, actor.userId);
    if (!(await markQuestionDeleted(tx.db, actor.userId, id, tx.now()))) throw new AppError("not_found");
    await publishPractice(tx, actor, { questionId: id });
  });
}

/** @throws AppError `not_found` when it is not in the trash, `too_many_questions`. */
export async function restoreQuestion(deps: Deps, actor: Actor, id: string): Promise<QuestionWithLevels> {
  return inTransaction(deps, async (tx) => {
    await lockPractice(tx.db, actor.userId);
    if (!(await markQuestionDeleted(tx.db, actor.userId, id, null))) throw new AppError("not_found");
    // The restored one counts too.
    if ((await countOwnQuestions(tx.db, actor.userId)) > ownQuestionsLimit)
      throw new AppError("too_many_questions", { limit: ownQuestionsLimit });
    await publishPractice(tx, actor, { questionId: id });
    return readQuestion(tx, actor, id, actor.locale);
  });
}

export async function setFavourite(deps: Deps, actor: Actor, id: string, favourite: boolean): Promise<void> {
  await inTransaction(deps, async (tx) => {
    knownQuestion(await openBank(tx, actor), id);
    await saveFavourite(tx.db, actor.userId, id, favourite);
    await publishPractice(tx, actor, { questionId: id });
  });
}
