import { AppError, type ErrorCode } from "@waymark/contract/errors";
import { emptyContent } from "@waymark/contract/resumes";
import type { Read } from "./upload-store.ts";

/** Files that are a person's resume although nothing could be read from them: they are kept. */
const keptAllTheSame: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "file_unreadable",
  "file_timeout",
  "file_password",
  "file_too_many_pages",
]);

/** Whether a reading failed in a way that leaves the file worth keeping. */
export const isKeptUnread = (error: unknown): error is AppError =>
  error instanceof AppError && keptAllTheSame.has(error.code);

export const nothingRead: Read = {
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
