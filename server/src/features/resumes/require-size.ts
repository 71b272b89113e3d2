import { AppError } from "@waymark/contract/errors";
import type { ResumeContent } from "@waymark/contract/resumes";
import { longestContent } from "@waymark/contract/resumes-limits";

/**
 * Refuses a resume whose total length is unrealistic, even if every field is within its limit.
 * @throws AppError `resume_too_long`.
 */
export function requireSize(content: ResumeContent | undefined): void {
  if (content !== undefined && JSON.stringify(content).length > longestContent)
    throw new AppError("resume_too_long", { limit: longestContent });
}
