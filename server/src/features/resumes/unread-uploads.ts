import { AppError, type ErrorCode } from "@waymark/contract/errors";
import { emptyContent } from "@waymark/contract/resumes";
import type { Read } from "./uploads/upload-store.ts";

/** Errors after which the file is stored as the person's resume although it could not be read. */
const keptErrors: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "file_unreadable",
  "file_timeout",
  "file_password",
  "file_too_many_pages",
]);

/** Tells whether a reading failed in a way that leaves the file worth storing. */
export const isUnreadUpload = (error: unknown): error is AppError =>
  error instanceof AppError && keptErrors.has(error.code);

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
