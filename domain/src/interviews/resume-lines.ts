import type { ResumeContent } from "@waymark/contract/resumes";

/** A line of a resume with the id of its entry, or the name of its section. */
export interface ResumeLine {
  readonly entry: string;
  readonly text: string;
}

const bullet = /^[\s•·▪◦‣*–—-]+/u;

/** The lines of a resume that say what the person did, the latest work first; then skills and certificates. */
export function resumeLines(content: ResumeContent): ResumeLine[] {
  const lines: ResumeLine[] = [];
  const add = (entry: string, text: string): void => {
    for (const part of text.split("\n")) {
      const line = part.replace(bullet, "").trim();
      if (line !== "") lines.push({ entry, text: line });
    }
  };
  for (const { id, title, company, description } of content.experience) {
    add(id, [title, company].filter((part) => part !== "").join(", "));
    add(id, description);
  }
  for (const achievement of content.achievements) add("achievements", achievement);
  add("summary", content.personalInfo.summary);
  for (const { id, degree, school } of content.education)
    add(id, [degree, school].filter((part) => part !== "").join(", "));
  for (const certificate of content.certifications) add("certifications", certificate);
  if (content.skills.length > 0) add("skills", content.skills.join(", "));
  return lines;
}
