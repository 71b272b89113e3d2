import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import type { Who } from "../../who.ts";
import { hasResumeOfUpload, insertResume, type Read, removeUpload } from "./store.ts";

/**
 * Makes a read file one of the person's resumes, called like the file without its extension; the first one is
 * the default. Doing it twice makes one resume. Runs in the caller's transaction.
 * @returns what was read out of it, or null when it was taken before.
 * @throws AppError `not_found` when there is no such upload of this person.
 */
export async function takeUpload(deps: Deps, who: Who, uploadId: string): Promise<Read | null> {
  const upload = await removeUpload(deps, who.userId, uploadId);
  if (upload === null) {
    if (await hasResumeOfUpload(deps, who.userId, uploadId)) return null;
    throw new AppError("not_found");
  }
  const { fileName, fileKey, fileType, fileSize, read, language } = upload;
  await insertResume(deps, who.userId, {
    id: newId(),
    name: fileName.replace(/\.[^.]{1,8}$/, "") || fileName,
    content: read.content,
    language,
    file: { fileName, fileKey, fileType, fileSize, uploadId },
  });
  return read;
}
