import { AppError } from "@waymark/contract/errors";
import { emptyContent, type Resume, type ResumeContent } from "@waymark/contract/resumes";
import { type ResumeStyle, styleFor } from "@waymark/contract/resumes-style";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { openStoredFile, storeFile } from "../../ports/files/sealed-file.ts";
import {
  lockResumes,
  mostResumes,
  passOnDefault,
  readBaseSnapshot,
  readDefault,
  readNames,
  readResume,
  readResumes,
} from "./store.ts";
import { endTrashBeyond, markDeleted } from "./trash/trash-store.ts";
import { readFileOf } from "./uploads/file-store.ts";
import { publishChange, requireSize } from "./write-state.ts";
import { insertResume, type KeptFile } from "./write-store.ts";

export async function listResumes(deps: Deps, actor: Actor): Promise<{ resumes: Resume[] }> {
  return { resumes: await readResumes(deps, actor.userId) };
}

/** @throws AppError `not_found` when it is missing, in the trash, or another person's. */
export async function getResume(deps: Deps, actor: Pick<Actor, "userId">, id: string): Promise<Resume> {
  const resume = await readResume(deps, actor.userId, id);
  if (resume === null) throw new AppError("not_found");
  return resume;
}

/** One of the person's resumes; null when it is missing, in the trash, or another person's. */
export const findResume = (
  deps: Deps,
  { userId }: Pick<Actor, "userId">,
  id: string,
): Promise<Resume | null> => readResume(deps, userId, id);

/** The names of the person's resumes among some ids, by id. */
export async function resumeNames(
  deps: Deps,
  { userId }: Pick<Actor, "userId">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const all = await readResumes(deps, userId);
  return new Map(all.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name]));
}

/** The person's default resume; null without one. */
export function defaultResume(deps: Deps, actor: Pick<Actor, "userId">): Promise<Resume | null> {
  return readDefault(deps, actor.userId);
}

interface Given {
  readonly name?: string | undefined;
  readonly content?: ResumeContent | undefined;
  readonly style?: ResumeStyle | undefined;
}

/** Creates a draft, empty or with the given content; the first one is the default. */
export async function createResume(deps: Deps, actor: Actor, given: Given): Promise<{ resume: Resume }> {
  requireSize(given.content);
  return inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, actor.userId);
    const id = newId();
    await insertResume(tx, actor.userId, {
      id,
      name: given.name || (await freeName(tx, actor)),
      content: given.content ?? emptyContent(),
      language: actor.locale,
      style: given.style ?? styleFor(actor.locale),
      file: null,
    });
    await publishChange(tx, actor, id);
    return { resume: await getResume(tx, actor, id) };
  });
}

/** "Resume N", with the first unused number from the count of resumes on. */
async function freeName(deps: Deps, actor: Actor): Promise<string> {
  const names = await readNames(deps, actor.userId);
  const taken = new Set(names);
  let number = names.length + 1;
  const name = () => deps.translate(actor.locale, "resumes-versions.new", { number });
  while (taken.has(name())) number += 1;
  return name();
}

/** Creates a draft called "… (Copy)" with the same content and its own copy of the original file. */
export async function copyResume(deps: Deps, actor: Actor, id: string): Promise<{ resume: Resume }> {
  const from = await getResume(deps, actor, id);
  const file = await copyFile(deps, actor, id);
  const snapshot = from.base === null ? null : await readBaseSnapshot(deps, actor.userId, id);
  try {
    return await inTransaction(deps, async (tx) => {
      const copy = newId();
      await insertResume(tx, actor.userId, {
        id: copy,
        name: deps.translate(actor.locale, "resumes-versions.copy", { name: cutName(from.name, 180) }),
        content: from.content,
        language: from.style.language,
        style: from.style,
        file,
        job: from.job ?? undefined,
        base:
          from.base === null || snapshot === null
            ? undefined
            : { id: from.base.id, version: 0, content: snapshot },
      });
      await publishChange(tx, actor, copy);
      return { resume: await getResume(tx, actor, copy) };
    });
  } catch (error) {
    if (file !== null) await deps.files.delete(file.fileKey);
    throw error;
  }
}

/** A separate file, so that deleting one resume does not affect the other. */
async function copyFile(deps: Deps, actor: Actor, id: string): Promise<KeptFile | null> {
  const file = await readFileOf(deps, actor.userId, id);
  const bytes = file === null ? null : await openStoredFile(deps, actor.userId, file.fileKey);
  if (file === null || bytes === null) return null;
  return { ...file, fileKey: await storeFile(deps, actor.userId, bytes) };
}

/**
 * Moves a resume to the trash for 30 days; the resume changed last becomes the default. Of more than 200 deleted
 * resumes the oldest expire at once.
 * @throws AppError `not_found` when it is missing, already in the trash, or another person's.
 */
export async function deleteResume(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, actor.userId);
    const wasDefault = await markDeleted(tx, actor.userId, id);
    if (wasDefault === null) throw new AppError("not_found");
    if (wasDefault) await passOnDefault(tx.db, actor.userId);
    await endTrashBeyond(tx, actor.userId, mostResumes);
    await publishChange(tx, actor, id);
  });
}

/** Cuts a name to a length without splitting a character. */
export function cutName(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
