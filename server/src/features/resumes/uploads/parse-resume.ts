import { AppError } from "@waymark/contract/errors";
import { maxResumeBytes, type ParseAnswer } from "@waymark/contract/resumes";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { factsOf } from "../resume-facts.ts";
import { isUnreadUpload, nothingRead } from "../unread-uploads.ts";
import { publishReading } from "./publish-reading.ts";
import type { ResumeUpload } from "./resume-upload.ts";
import { storeUpload } from "./upload-resume.ts";

/**
 * Reads a resume in the pool and stores the sealed original, which becomes the first resume when the profile is
 * created.
 * @throws AppError `file_missing`, `file_too_large`, or the pool's error; with `details.uploadId` when the file was
 * stored.
 */
export async function parseResume(deps: Deps, actor: Actor, file: ResumeUpload): Promise<ParseAnswer> {
  if (file.bytes.length === 0) throw new AppError("file_missing");
  if (file.bytes.length > maxResumeBytes) throw new AppError("file_too_large");
  const told = publishReading(deps, actor.userId, file.progressId);
  try {
    const read = await deps.pool.readResume(file, told.onProgress);
    const { content, parsed, profileForm, language } = read;
    const facts = factsOf(read);
    const uploadId = await storeUpload(deps, actor, file, { content, parsed }, language, facts);
    return { content, parsed, profileForm, uploadId, file: facts };
  } catch (error) {
    if (!isUnreadUpload(error)) throw error;
    const uploadId = await storeUpload(deps, actor, file, nothingRead, "", null);
    throw new AppError(error.code, { ...error.details, uploadId }, error);
  } finally {
    await told.done();
  }
}
