import { AppError } from "@waymark/contract/errors";
import { longestContent } from "@waymark/contract/resume-limits";
import type { ResumeContent } from "@waymark/contract/resumes";

/**
 * Refuses a resume that is longer in all than anybody writes, whatever its single fields may hold.
 * @throws AppError `resume_too_long`.
 */
export function requireSize(content: ResumeContent | undefined): void {
  if (content !== undefined && JSON.stringify(content).length > longestContent)
    throw new AppError("resume_too_long", { limit: longestContent });
}
