import type { ResumeContent } from "@waymark/contract/resumes";

/** Whether a resume has any content. A file that could not be read becomes an empty resume. */
export function hasContent({ personalInfo, ...lists }: ResumeContent): boolean {
  return (
    Object.values(lists).some((list) => list.length > 0) ||
    Object.values(personalInfo).some((text) => text.trim() !== "")
  );
}
