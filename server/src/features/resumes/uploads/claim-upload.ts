import { AppError } from "@waymark/contract/errors";
import type { FileFacts } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { nameOfFile } from "../print/download-resume.ts";
import { lockResumes, readIdOfUpload } from "../store.ts";
import { insertResume, type Judgement } from "../write-store.ts";
import { type Read, removeUpload } from "./upload-store.ts";

/**
 * Turns an upload into a resume, named like the file without its extension; the first one is the default. Repeating it
 * creates one resume only. Runs in the caller's transaction.
 * @param judge Gives the new resume its score and feedback.
 * @returns the data read from the file, or null when it was taken before.
 * @throws AppError `not_found` when this person has no such upload.
 */
export async function claimUpload(
  deps: Deps,
  actor: Actor,
  uploadId: string,
  judge: (content: ResumeContent, file: FileFacts | null) => Promise<Judgement>,
): Promise<Read | null> {
  await lockResumes(deps.db, actor.userId);
  const upload = await removeUpload(deps, actor.userId, uploadId);
  if (upload === null) {
    if ((await readIdOfUpload(deps.db, actor.userId, { uploadId })) !== null) return null;
    throw new AppError("not_found");
  }
  const { fileName, fileKey, fileType, fileSize, fileFacts, read, language } = upload;
  await insertResume(deps, actor.userId, {
    id: newId(),
    name: nameOfFile(fileName),
    content: read.content,
    language,
    file: fileKey === null ? null : { fileName, fileKey, fileType, fileSize, fileFacts },
    uploadId,
    judgement: await judge(read.content, fileFacts),
  });
  return read;
}
