import type { ResumeContent } from "@waymark/contract/resumes";

/** Whether anything at all stands in a resume: one that could not be read is kept with nothing in it. */
export function hasContent({ personalInfo, ...lists }: ResumeContent): boolean {
  return (
    Object.values(lists).some((list) => list.length > 0) ||
    Object.values(personalInfo).some((text) => text.trim() !== "")
  );
}
