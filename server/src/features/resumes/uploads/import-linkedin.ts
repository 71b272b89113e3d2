import { AppError } from "@waymark/contract/errors";
import { maxResumeBytes, type ParseAnswer } from "@waymark/contract/resumes";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import type { UploadedFile } from "../../../http/mount.ts";
import { storeUpload } from "./upload-resume.ts";

/**
 * Reads LinkedIn's data export in the pool and stores the resume's data, but not the archive. It becomes the first
 * resume when the profile is created.
 * @throws AppError `file_missing`, `file_too_large`, `linkedin_export`, or the pool's error.
 */
export async function importLinkedin(
  deps: Deps,
  actor: Actor,
  files: readonly UploadedFile[],
): Promise<ParseAnswer> {
  const bytes = files.find((file) => file.field === "archive")?.bytes;
  if (bytes === undefined || bytes.length === 0) throw new AppError("file_missing");
  if (bytes.length > maxResumeBytes) throw new AppError("file_too_large");
  const { content, parsed, profileForm, language } = await deps.pool.readLinkedin(bytes);
  // Becomes the resume's name; no file has this name.
  const file = { bytes: null, fileName: "LinkedIn", mimeType: "application/zip" };
  const uploadId = await storeUpload(deps, actor, file, { content, parsed }, language, null);
  return { content, parsed, profileForm, uploadId, file: null };
}
