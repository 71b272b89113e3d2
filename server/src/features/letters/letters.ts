import { isDeepStrictEqual } from "node:util";
import { AppError } from "@waymark/contract/errors";
import {
  type ChangedLetter,
  type Letter,
  type LetterRow,
  type LetterWish,
  lettersLimit,
} from "@waymark/contract/letters";
import { writeLetter } from "@waymark/domain/letters/write-letter";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { ownApplication } from "../applications/own-application.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { cutName, getResume } from "../resumes/resumes.ts";
import { materialOf, resumeFor } from "./material.ts";
import {
  countLetters,
  endTrashBeyond,
  insertLetter,
  type LetterState,
  lockLetters,
  markDeleted,
  readLetter,
  readLetterRows,
  readOpenQuestions,
  readTrash,
  unmarkDeleted,
  updateLetter,
} from "./store.ts";

/** Tells the person's open tabs that a letter changed. Call it in the transaction of the change. */
export async function publishChange(deps: Deps, actor: Actor, letterId: string): Promise<void> {
  await deps.events.publish(deps.db, actor.userId, "letters-changed", { letterId });
}

export const listLetters = async (
  deps: Deps,
  actor: Actor,
): Promise<{ letters: LetterRow[]; limit: number }> => ({
  letters: await readLetterRows(deps, actor.userId),
  limit: lettersLimit,
});

/** The names of the person's letters among some ids, by id. */
export async function letterNames(
  deps: Deps,
  { userId }: Pick<Actor, "userId">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const all = await readLetterRows(deps, userId);
  return new Map(all.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name]));
}

/** The open questions of the person's letters among some; a deleted letter is left out. */
export const openQuestionsOf = (
  deps: Deps,
  { userId }: Pick<Actor, "userId">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => readOpenQuestions(deps.db, userId, ids);

/** @throws AppError `not_found` when it is missing, in the trash, or another person's. */
export async function getLetter(deps: Deps, actor: Pick<Actor, "userId">, id: string): Promise<Letter> {
  const letter = await readLetter(deps, actor.userId, id);
  if (letter === null) throw new AppError("not_found");
  return letter;
}

/** Stores a new letter. */
export async function addLetter(deps: Deps, actor: Actor, state: LetterState): Promise<Letter> {
  return inTransaction(deps, async (tx) => {
    await lockLetters(tx.db, actor.userId);
    await requireBelowLimit(tx, actor);
    const id = newId();
    await insertLetter(tx, actor.userId, id, state);
    await publishChange(tx, actor, id);
    return getLetter(tx, actor, id);
  });
}

async function requireBelowLimit(deps: Deps, actor: Actor): Promise<void> {
  if ((await countLetters(deps.db, actor.userId)) >= lettersLimit)
    throw new AppError("too_many_letters", { limit: lettersLimit });
}

/**
 * Saves the given fields. Saving the stored state again changes nothing, whatever the version, so that a request whose
 * answer was lost can be repeated.
 * @throws AppError `not_found`, also for a resume or an application that is not the person's; `conflict` with
 * `details.current`.
 */
export async function saveLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...change }: ChangedLetter,
): Promise<Letter> {
  return inTransaction(deps, async (tx) => {
    const current = await readLetter(tx, actor.userId, id, { lock: true });
    if (current === null) throw new AppError("not_found");
    const next: LetterState = {
      name: change.name || current.name,
      wish: change.wish ?? current.wish,
      content: change.content ?? current.content,
      style: change.style ?? current.style,
      job: current.job,
      resumeId: change.resumeId === undefined ? current.resumeId : change.resumeId,
      applicationId: change.applicationId === undefined ? current.applicationId : change.applicationId,
    };
    const { name, wish, content, style, job, resumeId, applicationId } = current;
    if (isDeepStrictEqual(next, { name, wish, content, style, job, resumeId, applicationId })) return current;
    if (version !== undefined && version !== current.version) throw new AppError("conflict", { current });
    if (next.resumeId !== null && next.resumeId !== resumeId) await getResume(tx, actor, next.resumeId);
    if (next.applicationId !== null && next.applicationId !== applicationId)
      await ownApplication(tx, actor, next.applicationId);
    const isSameText = isDeepStrictEqual([next.content, next.style, next.wish], [content, style, wish]);
    await updateLetter(tx, actor.userId, id, next, { version: current.version + 1, isSameText });
    await publishChange(tx, actor, id);
    return getLetter(tx, actor, id);
  });
}

/** Creates a letter called "… (Copy)", not linked to an application. */
export async function copyLetter(deps: Deps, actor: Actor, id: string): Promise<Letter> {
  const { name, wish, content, style, job, resumeId } = await getLetter(deps, actor, id);
  const copied = deps.translate(actor.locale, "letters-names.copy", { name: cutName(name, 180) });
  return addLetter(deps, actor, { name: copied, wish, content, style, job, resumeId, applicationId: null });
}

/** Moves a letter to the trash for 30 days. */
export async function deleteLetter(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await lockLetters(tx.db, actor.userId);
    if (!(await markDeleted(tx, actor.userId, id))) throw new AppError("not_found");
    await endTrashBeyond(tx, actor.userId, lettersLimit);
    await publishChange(tx, actor, id);
  });
}

export const listLetterTrash = async (deps: Deps, actor: Actor) => ({
  letters: await readTrash(deps, actor.userId),
});

/** @throws AppError `not_found` when it is not in the trash, `too_many_letters`. */
export async function recoverLetter(deps: Deps, actor: Actor, id: string): Promise<Letter> {
  return inTransaction(deps, async (tx) => {
    await lockLetters(tx.db, actor.userId);
    await requireBelowLimit(tx, actor);
    if (!(await unmarkDeleted(tx, actor.userId, id))) throw new AppError("not_found");
    await publishChange(tx, actor, id);
    return getLetter(tx, actor, id);
  });
}

/** Writes the letter for another wish and returns it unsaved. Sender and recipient stay as they are. */
export async function writeLetterAgain(deps: Deps, actor: Actor, id: string, wish: LetterWish) {
  await consumeQuota(deps, actor, "cover-letter");
  const letter = await getLetter(deps, actor, id);
  const resume = await resumeFor(deps, actor, letter.resumeId);
  const material = await materialOf(deps, actor, {
    resume,
    job: letter.job,
    recipient: letter.content.recipient,
  });
  const { sender, recipient, place, date, enclosures, signature } = letter.content;
  return {
    content: { ...writeLetter(material, wish), sender, recipient, place, date, enclosures, signature },
  };
}
