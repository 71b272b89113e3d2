import { AppError, type ErrorCode } from "@waymark/contract/errors";
import { emptyContent, maxResumeBytes, type ParseAnswer } from "@waymark/contract/resumes";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { keepUpload } from "./keep-upload.ts";
import type { ResumeUpload } from "./resume-upload.ts";
import { tellReading } from "./tell-reading.ts";
import type { Read } from "./upload-store.ts";

/** Files that are a person's resume although nothing could be read from them: they are kept. */
const keptAllTheSame: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "file_unreadable",
  "file_timeout",
  "file_password",
  "file_too_many_pages",
]);

const nothingRead: Read = {
  content: emptyContent(),
  parsed: {
    name: "",
    email: "",
    phone: "",
    location: "",
    experience: "",
    skills: [],
    summary: "",
    desiredRoles: [],
  },
};

/**
 * Reads a resume in the pool and keeps the sealed original, to become the first resume when the profile is
 * created.
 * @throws AppError `file_missing`, `file_too_large`, or what the pool found; with `uploadId` among the details
 * when the file was kept.
 */
export async function parseResume(deps: Deps, who: Who, file: ResumeUpload): Promise<ParseAnswer> {
  if (file.bytes.length === 0) throw new AppError("file_missing");
  if (file.bytes.length > maxResumeBytes) throw new AppError("file_too_large");
  const told = tellReading(deps, who.userId, file.progressId);
  try {
    const read = await deps.pool.readResume(file, told.onProgress);
    const { content, parsed, profileForm, language } = read;
    const uploadId = await keepUpload(deps, who, file, { content, parsed }, language);
    return { content, parsed, profileForm, uploadId };
  } catch (error) {
    if (!(error instanceof AppError) || !keptAllTheSame.has(error.code)) throw error;
    const uploadId = await keepUpload(deps, who, file, nothingRead, "");
    throw new AppError(error.code, { ...error.details, uploadId }, error);
  } finally {
    await told.done();
  }
}
