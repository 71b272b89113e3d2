import type { Resume } from "@waymark/contract/resumes";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { openStoredFile, storeFile } from "../../ports/files/sealed-file.ts";
import { cutName } from "./cut-name.ts";
import { getResume } from "./get-resume.ts";
import { publishChange } from "./publish-change.ts";
import { readBaseSnapshot } from "./store.ts";
import { readFileOf } from "./uploads/file-store.ts";
import { insertResume, type KeptFile } from "./write-store.ts";

/**
 * Creates a draft called "… (Copy)" with the same content and its own copy of the original file.
 * @throws AppError `not_found`, `too_many_resumes`.
 */
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
